'use client';

import { Dialog } from '@guildhall/ui';
import { useAtom } from 'jotai';
import { useEffect, type ReactElement } from 'react';
import { redirectWindowAtom } from './redirect-window-atom.ts';
import type { MemberTexts } from '../texts/member-texts.ts';

interface RedirectWindowProps {
  texts: MemberTexts;
}

export function RedirectWindow({ texts }: RedirectWindowProps): ReactElement {
  const [redirect, setRedirect] = useAtom(redirectWindowAtom);
  useEffect(() => {
    if (!redirect) return undefined;
    const timer = setTimeout(() => location.assign(redirect.to), redirect.afterMs);
    return () => clearTimeout(timer);
  }, [redirect]);
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
