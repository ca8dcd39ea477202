'use client';

import type { MemberPaths } from '@guildhall/organisation';
import type { ReactElement } from 'react';
import type { SessionState } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { getPopoverControl } from './popover-control.ts';
import { hasPopovers } from './use-menu-popover.ts';
import styles from './MemberMenu.module.css';

interface MenuButtonProps {
  target: string;
  state: SessionState;
  name: string | undefined;
  texts: MemberTexts;
  paths: MemberPaths;
}

/** Opens the menu, or a page in browsers without popovers. Its label states whether a member is logged in; phones show the icon only. */
export function MenuButton({ target, state, name, texts, paths }: MenuButtonProps): ReactElement {
  const label = getLabel(state, texts);
  return (
    <button
      type="button"
      className={styles['open']}
      {...getPopoverControl({ popoverTarget: target })}
      onClick={() => {
        if (!hasPopovers()) location.assign(state === 'in' ? paths.profile : paths.login);
      }}
      aria-label={state === 'in' && name ? `${label}, ${name}` : label}
      aria-busy={state === 'checking' ? true : undefined}
      data-session={state}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M12 12.2a4.1 4.1 0 1 0 0-8.2 4.1 4.1 0 0 0 0 8.2ZM4.5 20.5a7.6 7.6 0 0 1 15 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
      <span className={styles['label']}>{label}</span>
    </button>
  );
}

function getLabel(state: SessionState, texts: MemberTexts): string {
  if (state === 'in') return texts.accountLabel;
  return state === 'checking' ? texts.checkingLabel : texts.loginLabel;
}
