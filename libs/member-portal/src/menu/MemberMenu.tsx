import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useId, useMemo, type ReactElement } from 'react';
import { defaultPaths, type MemberPaths } from '@guildhall/organisation';
import { sessionStateAtom, userAtom } from '../session/session-atoms.ts';
import { memberTexts, type MemberTexts } from '../texts/member-texts.ts';
import { MenuButton } from './MenuButton.tsx';
import { MenuContent } from './MenuContent.tsx';
import styles from './MemberMenu.module.css';
import { useMenuPopover } from './use-menu-popover.ts';

export interface MemberMenuProps {
  /** Texts that differ from the built-in English; main data's `userAdminData` fits. */
  texts?: PartialTexts<MemberTexts>;
  /** @default '/login', '/profile' and '/reset-password' */
  paths?: MemberPaths;
}

/**
 * The header's login: a button and, below it, the form or the member's menu. It is a native popover, so it opens,
 * closes and returns the focus without React.
 */
export function MemberMenu({ texts: given, paths = defaultPaths }: MemberMenuProps): ReactElement {
  const texts = useMemo(() => mergeTexts(memberTexts, given), [given]);
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
        role="dialog"
        aria-label={state === 'in' ? texts.accountLabel : texts.loginTitle}
      >
        <button
          type="button"
          className={styles['close']}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts.closeLabel}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
        <MenuContent texts={texts} profileUrl={paths.profile} />
      </div>
    </>
  );
}
