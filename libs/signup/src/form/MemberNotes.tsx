import { fill } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import styles from './SignUpForm.module.css';
import type { SignedInAccount } from './use-sign-up-form.ts';

interface LoggedInNoteProps {
  account: SignedInAccount;
  texts: SignUpTexts;
}

/** Tells members who are logged in that they may have a membership already, and where it is. */
export function LoggedInNote({ account, texts }: LoggedInNoteProps): ReactElement {
  return (
    <p className={styles['account']}>
      {`${fill(texts.loggedInText, { email: account.email })} `}
      <a href={account.url}>{texts.profileLabel}</a>
    </p>
  );
}

interface MemberLinkProps {
  errors: readonly { message: string }[];
  loginUrl: string | undefined;
  account: SignedInAccount | undefined;
  texts: SignUpTexts;
}

/** The link for an email address that has a membership; nothing for other errors. The draft stays in this tab. */
export function MemberLink({ errors, loginUrl, account, texts }: MemberLinkProps): ReactElement | null {
  const url = account?.url ?? loginUrl;
  if (url === undefined || !errors.some(({ message }) => message === texts.userExistsText)) return null;
  return (
    <p className={styles['member']}>
      <a href={url}>{account ? texts.profileLabel : texts.loginLabel}</a>
    </p>
  );
}
