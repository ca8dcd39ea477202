'use client';

import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { NameForm } from '../forms/NameForm.tsx';
import { defaultPaths, type MemberPaths, type ProfileFields as Fields } from '@guildhall/organisation';
import type { PartialTexts } from '@guildhall/ui';
import type { ConfirmBy } from '../leaving/ConfirmLogin.tsx';
import type { LeavingTexts } from '../leaving/leaving-texts.ts';
import { sessionStateAtom, userAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import type { ProfileLink } from './JoinLinks.tsx';
import { LateProfile } from './LateProfile.tsx';
import { LogOutButton } from './LogOutButton.tsx';
import { Membership } from './Membership.tsx';
import { createLatePart } from './create-late-part.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import styles from './Profile.module.css';

const formId = 'profile';

const Account = createLatePart(() => import('../account/Account.tsx').then((found) => found.Account));
const OwnData = createLatePart(() => import('../own-data/OwnData.tsx').then((found) => found.OwnData));
const MyData = createLatePart(() => import('../leaving/MyData.tsx').then((found) => found.MyData));

export interface ProfileFrameProps {
  /** The complete texts. */
  texts: MemberTexts;
  /**
   * Paths of the members' pages.
   *
   * @default '/login', '/profile' and '/reset-password'
   */
  paths?: MemberPaths;
  /**
   * Membership page, for members whose membership ended and for people without one.
   *
   * @default no link
   */
  joinLink?: ProfileLink | undefined;
  /**
   * Contact page, for members whose membership was not found.
   *
   * @default no link
   */
  contactLink?: ProfileLink | undefined;
  /**
   * Pages on which one withdraws from a contract, or cancels it: they get its reference as `?contract=`.
   * @default none
   */
  contractLinks?: readonly ProfileLink[] | undefined;
  /**
   * Fields of the organisation's own, in their order.
   * @default none
   */
  fields?: Fields | undefined;
  /**
   * Lets members copy and delete their data: the years for which bookkeeping keeps invoices, and texts that differ from the built-in English.
   * @default no such section
   */
  leaving?: { years: number; texts?: PartialTexts<LeavingTexts> | undefined } | undefined;
  /** Section in which members change their login. */
  login: { title: string; form: ReactElement; confirmBy: ConfirmBy };
}

/** A member's own page. */
export function ProfileFrame({
  texts,
  paths = defaultPaths,
  joinLink,
  contactLink,
  contractLinks,
  fields,
  leaving,
  login,
}: ProfileFrameProps): ReactElement {
  const user = useAtomValue(userAtom);
  const state = useAtomValue(sessionStateAtom);
  if (state === 'late') return <LateProfile texts={texts} loginUrl={paths.login} />;
  if (!user) return <ProfileSkeleton label={texts.loadingLabel} />;
  return (
    <div className={styles['profile']}>
      <section className={styles['user']}>
        <p className={styles['name']} translate="no">
          {user.displayName || <EmailAddress>{user.email}</EmailAddress>}
        </p>
        {user.displayName && (
          <p className={styles['note']} translate="no">
            {user.email}
          </p>
        )}
        <LogOutButton texts={texts} />
      </section>
      <Membership {...{ texts, joinLink, contactLink, contractLinks }} />
      <Account texts={texts.account} retryLabel={texts.retryLabel} loadingLabel={texts.loadingLabel} />
      <section className={styles['section']}>
        <h2>{texts.nameTitle}</h2>
        <NameForm formId={formId} texts={texts} />
      </section>
      {fields && (
        <section className={styles['section']}>
          <h2>{texts.details.title}</h2>
          <ProfileFields {...{ formId, fields, texts }} />
        </section>
      )}
      <section className={styles['section']}>
        <h2>{login.title}</h2>
        {login.form}
      </section>
      <OwnData {...{ formId, texts }} changesEmail={login.confirmBy === 'password'} />
      {leaving && (
        <MyData {...{ texts, years: leaving.years, ownTexts: leaving.texts, confirmBy: login.confirmBy }} />
      )}
    </div>
  );
}
