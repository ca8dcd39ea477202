'use client';

import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { defaultPaths, type MemberPaths } from '@guildhall/organisation';
import { linkAtom, portalRequestedAtom } from '../session/session-atoms.ts';
import { SessionNotice } from '../session/SessionNotice.tsx';
import { memberTexts, type MemberTexts } from '../texts/member-texts.ts';
import { LoginForm } from './LoginForm.tsx';
import forms from './MemberForms.module.css';

/** Fetched for the link of an email only. */
const ConfirmAddress = lazy(() =>
  import('../own-data/ConfirmAddress.tsx').then((module) => ({ default: module.ConfirmAddress })),
);

/** The props of `Login`. */
export interface LoginProps {
  /** Texts that differ from the built-in English; main data's `userAdminData` fits. */
  texts?: PartialTexts<MemberTexts>;
  /**
   * Paths of the members' pages.
   *
   * @default '/login', '/profile' and '/reset-password'
   */
  paths?: MemberPaths;
}

/** The login page where members have passwords: the form, and why somebody was sent to it. */
export function Login({ texts: given, paths = defaultPaths }: LoginProps): ReactElement {
  const texts = useMemo(() => mergeTexts(memberTexts, given), [given]);
  const wantsPortal = useAtomValue(portalRequestedAtom);
  const secret = useAtomValue(linkAtom);
  if (secret !== undefined)
    return (
      <Suspense fallback={<p role="status">{texts.checkingLabel}</p>}>
        <ConfirmAddress key={secret} {...{ secret, texts, paths }} />
      </Suspense>
    );
  return (
    <>
      <SessionNotice texts={texts} />
      {wantsPortal && <p className={forms['text']}>{texts.loginForSubscriptionText}</p>}
      <LoginForm formId="login" texts={texts} resetUrl={paths.resetPassword} />
    </>
  );
}
