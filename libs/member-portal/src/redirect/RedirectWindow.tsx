import { Dialog } from '@guildhall/ui';
import { useAtom } from 'jotai';
import { useEffect, type ReactElement } from 'react';
import { redirectWindowAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';

interface RedirectWindowProps {
  texts: MemberTexts;
  /** How the page is left; by the browser when not given. */
  go?: (address: string) => void;
}

/** Says that the visitor is sent to the identity service's own page, and sends them there. */
export function RedirectWindow({ texts, go = leave }: RedirectWindowProps): ReactElement {
  const [redirect, setRedirect] = useAtom(redirectWindowAtom);
  useEffect(() => {
    if (!redirect) return undefined;
    const timer = setTimeout(() => go(redirect.to), redirect.afterMs);
    return () => clearTimeout(timer);
  }, [redirect, go]);
  return (
    <Dialog
      open={redirect !== undefined}
      onClose={() => setRedirect(undefined)}
      title={texts.redirectText}
      closeLabel={texts.closeLabel}
    >
      {redirect && (
        <p>
          <a href={redirect.to} rel="noreferrer">
            {texts.redirectNowLabel}
          </a>
        </p>
      )}
    </Dialog>
  );
}

function leave(address: string): void {
  location.assign(address);
}
