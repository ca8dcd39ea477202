'use client';

import { Dialog } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import type { MouseEvent, ReactElement } from 'react';
import { membersAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { portalAtom } from './portal-atoms.ts';
import { PortalFrame } from './PortalFrame.tsx';
import styles from './PortalModal.module.css';

/**
 * The billing portal in a frame over the whole window. A blocked frame cannot be detected, so the link to a new tab is
 * always visible.
 */
export function PortalModal({ texts }: { texts: MemberTexts }): ReactElement {
  const members = useAtomValue(membersAtom);
  const { open, url } = useAtomValue(portalAtom);

  // The frame has used up its URL. The tab must open within the click.
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
          {`${texts.portalTabText} `}
          <a href={url} target="_blank" rel="noreferrer" onClick={openTab}>
            {texts.portalTabLabel}
          </a>
        </p>
        {open && url !== undefined && <PortalFrame key={url} url={url} texts={texts} />}
      </div>
    </Dialog>
  );
}
