import type { ReactElement } from 'react';
import forms from '../forms/MemberForms.module.css';
import { SessionNotice } from '../session/SessionNotice.tsx';
import type { MemberTexts } from '../texts/member-texts.ts';

/** Shown while a remembered session takes too long: offers a retry, and a login that returns here. */
export function LateProfile({ texts, loginUrl }: { texts: MemberTexts; loginUrl: string }): ReactElement {
  return (
    <div>
      <SessionNotice texts={texts} />
      <a className={forms['link']} href={loginUrl}>
        {texts.loginLabel}
      </a>
    </div>
  );
}
