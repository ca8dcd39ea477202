'use client';

import type { MemberPaths } from '@guildhall/organisation';
import { useAtomValue } from 'jotai';
import { useId, type ReactElement, type ReactNode } from 'react';
import { sessionStateAtom, userAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { MenuButton } from './MenuButton.tsx';
import styles from './MemberMenu.module.css';
import { getPopoverControl } from './popover-control.ts';
import { useMenuPopover } from './use-menu-popover.ts';

interface MenuFrameProps {
  texts: MemberTexts;
  paths: MemberPaths;
  children: ReactNode;
}

/**
 * The header's button, and its menu below it. That is a native popover, so it opens, closes and returns the focus without
 * React.
 */
export function MenuFrame({ texts, paths, children }: MenuFrameProps): ReactElement {
  const state = useAtomValue(sessionStateAtom);
  const user = useAtomValue(userAtom);
  const id = useId();
  const popover = useMenuPopover(paths);
  return (
    <>
      <MenuButton
        target={id}
        state={state}
        name={user?.displayName || user?.email}
        texts={texts}
        paths={paths}
      />
      <div
        ref={popover}
        id={id}
        className={styles['menu']}
        popover="auto"
        data-member-menu=""
        role="dialog"
        aria-label={state === 'in' ? texts.accountLabel : texts.loginTitle}
      >
        <button
          type="button"
          className={styles['close']}
          {...getPopoverControl({ popoverTarget: id, popoverTargetAction: 'hide' })}
          aria-label={texts.closeLabel}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
        {children}
      </div>
    </>
  );
}
