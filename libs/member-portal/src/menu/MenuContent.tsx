'use client';

import { useAtom, useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { RequestMailForm } from '../forms/RequestMailForm.tsx';
import { LoginForm } from '../forms/LoginForm.tsx';
import { NewPasswordForm } from '../forms/NewPasswordForm.tsx';
import forms from '../forms/MemberForms.module.css';
import { UnusableLink } from '../reset/UnusableLink.tsx';
import { useCodeOwner } from '../reset/use-code-owner.ts';
import {
  memberMenuAtom,
  portalRequestedAtom,
  resetCodeAtom,
  sessionStateAtom,
  type MenuView,
} from '../session/session-atoms.ts';
import { SessionNotice } from '../session/SessionNotice.tsx';
import type { MemberTexts } from '../texts/member-texts.ts';
import styles from './MemberMenu.module.css';
import { UserMenu } from './UserMenu.tsx';

const formId = 'member-menu';

export function MenuContent({ texts, profileUrl }: { texts: MemberTexts; profileUrl: string }): ReactElement {
  const [{ view, opens }, setMenu] = useAtom(memberMenuAtom);
  const isIn = useAtomValue(sessionStateAtom) === 'in';
  const wantsPortal = useAtomValue(portalRequestedAtom);
  const show = (next: MenuView) => () => setMenu({ view: next, opens });
  if (isIn && view !== 'set-password')
    return <UserMenu {...{ texts, profileUrl }} onSetPassword={show('set-password')} />;
  const back = (
    <button type="button" className={forms['link']} onClick={show('login')}>
      {isIn ? texts.accountLabel : texts.backToLoginLabel}
    </button>
  );
  if (view === 'set-password') return <SetPasswordView texts={texts} isIn={isIn} back={back} />;
  if (view === 'request-mail')
    return (
      <>
        <h2 className={styles['title']}>{texts.resetTitle}</h2>
        <p className={forms['text']}>{texts.resetText}</p>
        <RequestMailForm formId={`${formId}-mail`} texts={texts} secondaryAction={back} />
      </>
    );
  return (
    <>
      <h2 className={styles['title']}>{texts.loginTitle}</h2>
      <SessionNotice texts={texts} />
      {wantsPortal && <p className={forms['text']}>{texts.loginForSubscriptionText}</p>}
      <LoginForm formId={formId} texts={texts} onForgot={show('request-mail')} />
    </>
  );
}

/** Sets the password with a code or a login; otherwise requests the email first. */
function SetPasswordView({
  texts,
  isIn,
  back,
}: {
  texts: MemberTexts;
  isIn: boolean;
  back: ReactElement;
}): ReactElement {
  const code = useAtomValue(resetCodeAtom);
  const owner = useCodeOwner(code);
  const isPossible = isIn || code !== undefined;
  return (
    <>
      <h2 className={styles['title']}>{texts.setPasswordLabel}</h2>
      {owner.problem ? (
        <UnusableLink formId={`${formId}-again`} problem={owner.problem} texts={texts} back={back} />
      ) : isPossible ? (
        <>
          <NewPasswordForm formId={formId} texts={texts} code={code} owner={owner.email} />
          {back}
        </>
      ) : (
        <>
          <p className={forms['text']}>{texts.resetText}</p>
          <RequestMailForm formId={`${formId}-mail`} texts={texts} secondaryAction={back} />
        </>
      )}
    </>
  );
}
