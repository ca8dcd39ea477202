import type { ReactElement } from 'react';
import forms from '../forms/MemberForms.module.css';
import { SessionNotice } from '../session/SessionNotice.tsx';
import type { MemberTexts } from '../texts/member-texts.ts';

/** The look-up of a remembered session takes too long: try again, or log in, which comes back here. */
export function LateProfile({ texts }: { texts: MemberTexts }): ReactElement {
  return (
    <div>
      <SessionNotice texts={texts} />
      <a className={forms['way']} href="/login">
        {texts.loginLabel}
      </a>
    </div>
  );
}
