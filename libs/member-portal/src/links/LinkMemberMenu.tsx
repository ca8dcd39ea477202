'use client';

import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactElement } from 'react';
import forms from '../forms/MemberForms.module.css';
import menu from '../menu/MemberMenu.module.css';
import { MenuFrame } from '../menu/MenuFrame.tsx';
import { UserMenu } from '../menu/UserMenu.tsx';
import { defaultPaths, type MemberPaths } from '@guildhall/organisation';
import { portalRequestedAtom, sessionStateAtom } from '../session/session-atoms.ts';
import { SessionNotice } from '../session/SessionNotice.tsx';
import { linkMemberTexts, type LinkMemberTexts } from '../texts/link-texts.ts';
import { RequestLinkForm } from './RequestLinkForm.tsx';

/** The props of `LinkMemberMenu`. */
export interface LinkMemberMenuProps {
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<LinkMemberTexts>;
  /**
   * Paths of the members' pages.
   *
   * @default '/login', '/profile' and '/reset-password'
   */
  paths?: MemberPaths;
}

/**
 * The header's login where members log in by links: a button and, below it, the form or the member's menu.
 *
 * @example
 * import { Provider } from 'jotai';
 *
 * <Provider store={store}>
 *   <LinkMemberMenu texts={{ loginLabel: 'Members' }} />
 * </Provider>;
 */
export function LinkMemberMenu({ texts: given, paths = defaultPaths }: LinkMemberMenuProps): ReactElement {
  const texts = useMemo(() => mergeTexts(linkMemberTexts, given), [given]);
  const isIn = useAtomValue(sessionStateAtom) === 'in';
  const wantsPortal = useAtomValue(portalRequestedAtom);
  return (
    <MenuFrame texts={texts} paths={paths}>
      {isIn ? (
        <UserMenu texts={texts} profileUrl={paths.profile} />
      ) : (
        <>
          <h2 className={menu['title']}>{texts.loginTitle}</h2>
          <SessionNotice texts={texts} />
          {wantsPortal && <p className={forms['text']}>{texts.loginForSubscriptionText}</p>}
          <p className={forms['text']}>{texts.links.requestText}</p>
          <RequestLinkForm formId="member-menu" texts={texts} />
        </>
      )}
    </MenuFrame>
  );
}
