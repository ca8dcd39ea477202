'use client';

import { defaultPaths, type MemberPaths } from '@guildhall/organisation';
import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactElement } from 'react';
import forms from '../forms/MemberForms.module.css';
import { linkAtom, portalRequestedAtom } from '../session/session-atoms.ts';
import { SessionNotice } from '../session/SessionNotice.tsx';
import { linkMemberTexts, type LinkMemberTexts } from '../texts/link-texts.ts';
import { ConfirmLink } from './ConfirmLink.tsx';
import { RequestLinkForm } from './RequestLinkForm.tsx';

/** The props of `LinkLogin`. */
export interface LinkLoginProps {
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<LinkMemberTexts>;
  /**
   * Paths of the members' pages.
   *
   * @default '/login', '/profile' and '/reset-password'
   */
  paths?: MemberPaths;
}

/** The login page where members log in by links: the form that requests one, or the link that was opened. */
export function LinkLogin({ texts: given, paths = defaultPaths }: LinkLoginProps): ReactElement {
  const texts = useMemo(() => mergeTexts(linkMemberTexts, given), [given]);
  const wantsPortal = useAtomValue(portalRequestedAtom);
  const secret = useAtomValue(linkAtom);
  if (secret !== undefined) return <ConfirmLink key={secret} formId="login" {...{ secret, texts, paths }} />;
  return (
    <>
      <SessionNotice texts={texts} />
      {wantsPortal && <p className={forms['text']}>{texts.loginForSubscriptionText}</p>}
      <p className={forms['text']}>{texts.links.requestText}</p>
      <RequestLinkForm formId="login" texts={texts} />
    </>
  );
}
