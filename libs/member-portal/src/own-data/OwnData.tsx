'use client';

import { Button, fill, mergeTexts, Skeleton } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useMemo, type ReactElement } from 'react';
import { EmailForm } from '../links/EmailForm.tsx';
import { EmailAddress } from '../profile/EmailAddress.tsx';
import styles from '../profile/Profile.module.css';
import { membersAtom, userAtom } from '../session/session-atoms.ts';
import { linkTexts } from '../texts/link-texts.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { AddressForm } from './AddressForm.tsx';
import { LogOutEverywhere } from './LogOutEverywhere.tsx';
import { createAddressService } from './address-service.ts';
import { ownDataTexts, type OwnDataTexts } from './own-data-texts.ts';
import { useOwnData } from './use-own-data.ts';

interface OwnDataProps {
  formId: string;
  texts: MemberTexts;
  /** True where the email address is changed here: elsewhere it is the login's own section. */
  changesEmail: boolean;
}

/** Sections of the profile in which members change their own data besides the name: those that the api has. */
export function OwnData({ formId, texts: given, changesEmail }: OwnDataProps): ReactElement | null {
  const texts = useMemo(() => ({ ...given, ownData: mergeTexts(ownDataTexts, given.ownData) }), [given]);
  const { known, retry, change } = useOwnData();
  if (known === 'missing') return null;
  if (known === 'reading')
    return (
      <section className={styles['section']}>
        <Skeleton shape="text" lines={2} />
      </section>
    );
  if (known === 'failed')
    return (
      <section className={styles['section']}>
        <div className={styles['details']} role="alert">
          <p>{texts.ownData.failedText}</p>
          <Button variant="quiet" onClick={retry}>
            {texts.retryLabel}
          </Button>
        </div>
      </section>
    );
  return (
    <>
      {known.fields.length > 0 && (
        <section className={styles['section']}>
          <h2>{texts.ownData.addressTitle}</h2>
          <div className={styles['details']}>
            {known.lines.length > 0 && (
              <p className={styles['note']}>
                {fill(texts.ownData.currentAddressText, { address: known.lines.join(', ') })}
              </p>
            )}
            <AddressForm {...{ formId, texts, change }} fields={known.fields} />
          </div>
        </section>
      )}
      {changesEmail && known.hasEmail && <EmailSection {...{ formId, texts }} />}
      {known.hasLogOut && <LogOutEverywhere texts={texts} />}
    </>
  );
}

function EmailSection({
  formId,
  texts: { ownData, ...texts },
}: {
  formId: string;
  texts: MemberTexts & { ownData: OwnDataTexts };
}): ReactElement {
  const members = useAtomValue(membersAtom);
  const email = useAtomValue(userAtom)?.email ?? '';
  const call = useMemo(() => createAddressService(async () => members?.getIdToken()), [members]);
  const { emailTitle, newEmailLabel, sentText: emailSentText } = ownData;
  const links = { ...linkTexts, emailTitle, newEmailLabel, emailSentText };
  const [before = '', after = ''] = ownData.emailText.split('{email}');
  return (
    <section className={styles['section']}>
      <h2>{emailTitle}</h2>
      <div className={styles['details']}>
        <p className={styles['note']}>
          {before}
          <span translate="no">
            <EmailAddress>{email}</EmailAddress>
          </span>
          {after}
        </p>
        <EmailForm
          formId={formId}
          texts={{ ...texts, ownData, sendLinkLabel: ownData.sendLabel, links }}
          call={call}
        />
      </div>
    </section>
  );
}
