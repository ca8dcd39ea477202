import { Dialog } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import type { MouseEvent, ReactElement } from 'react';
import { membersAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { portalAtom } from './portal-atoms.ts';
import { PortalFrame } from './PortalFrame.tsx';
import styles from './PortalModal.module.css';

/**
 * The billing portal over the whole window, in a frame. Whether a frame shows anything cannot be known from outside: a
 * blocked one loads all the same. So a way to open the portal in a tab of its own is always in sight.
 */
export function PortalModal({ texts }: { texts: MemberTexts }): ReactElement {
  const members = useAtomValue(membersAtom);
  const { open, url } = useAtomValue(portalAtom);

  // Each address can be used once, and the frame has used this one. The tab is opened within the press.
  function openTab(event: MouseEvent): void {
    event.preventDefault();
    const tab = window.open('about:blank', '_blank');
    void members?.fetchPortalUrl().then((fresh) => {
      if (!tab) return;
      tab.opener = null;
      if (fresh === undefined) tab.close();
      else tab.location.replace(fresh);
    });
  }
  return (
    <Dialog
      open={open && url !== undefined}
      onClose={() => members?.closePortal()}
      title={texts.portalTitle}
      closeLabel={texts.closeLabel}
      size="full"
    >
      <div className={styles['portal']}>
        <p className={styles['note']}>
          {texts.portalTabText}{' '}
          <a href={url} target="_blank" rel="noreferrer" onClick={openTab}>
            {texts.portalTabLabel}
          </a>
        </p>
        {open && url !== undefined && <PortalFrame key={url} url={url} texts={texts} />}
      </div>
    </Dialog>
  );
}
