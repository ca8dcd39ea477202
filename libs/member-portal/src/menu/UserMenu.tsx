'use client';

import { useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';
import { PortalButton } from '../portal/PortalButton.tsx';
import { canHavePortal } from '../session/member.ts';
import { membersAtom, userAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import styles from './MemberMenu.module.css';

export function UserMenu({
  texts,
  profileUrl,
  onSetPassword,
}: {
  texts: MemberTexts;
  profileUrl: string;
  /** Missing where members have no passwords. */
  onSetPassword?: () => void;
}): ReactElement | null {
  const user = useAtomValue(userAtom);
  const members = useAtomValue(membersAtom);
  const [isLoggingOut, setLoggingOut] = useState(false);
  if (!user) return null;
  const logOut = (): void => {
    setLoggingOut(true);
    void members?.logOut().finally(() => setLoggingOut(false));
  };
  return (
    <>
      <p className={styles['user']}>
        <span className={styles['note']}>{texts.loggedInAs}</span>
        <strong translate="no">{user.displayName || user.email}</strong>
        {user.displayName && (
          <span className={styles['note']} translate="no">
            {user.email}
          </span>
        )}
      </p>
      <ul className={styles['links']} role="list">
        <li>
          <a className={styles['link']} href={profileUrl}>
            {texts.profileLabel}
          </a>
        </li>
        {members?.hasPortal && canHavePortal(user) && (
          <li>
            <PortalButton texts={texts} className={styles['link']} />
          </li>
        )}
        {onSetPassword && (
          <li>
            <button type="button" className={styles['link']} onClick={onSetPassword}>
              {texts.setPasswordLabel}
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            className={styles['link']}
            onClick={logOut}
            aria-busy={isLoggingOut || undefined}
          >
            {isLoggingOut ? texts.loadingLabel : texts.logoutLabel}
          </button>
        </li>
      </ul>
    </>
  );
}
