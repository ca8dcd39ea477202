'use client';

import { Button } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { portalAtom } from '../portal/portal-atoms.ts';
import { canHavePortal } from '../session/member.ts';
import { membersAtom, userAtom } from '../session/session-atoms.ts';
import { formatStatus } from '../texts/format-status.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { JoinLinks, type ProfileLink } from './JoinLinks.tsx';
import styles from './Profile.module.css';
import { useMemberStatus } from './use-member-status.ts';

interface MembershipProps {
  texts: MemberTexts;
  joinLink: ProfileLink | undefined;
  contactLink: ProfileLink | undefined;
  contractLinks: readonly ProfileLink[] | undefined;
}

export function Membership({
  texts,
  joinLink,
  contactLink,
  contractLinks = [],
}: MembershipProps): ReactElement {
  const members = useAtomValue(membersAtom);
  const user = useAtomValue(userAtom);
  const { loading } = useAtomValue(portalAtom);
  const { status, retry } = useMemberStatus();
  const isFailed = status.status === 'failed';
  const isOver = status.status === 'cancelled' || status.status === 'none';
  const hasPortal = members?.hasPortal === true;
  const { sentence, note } = formatStatus(status, texts, hasPortal);
  return (
    <section
      className={styles['membership']}
      data-ground="dark"
      aria-busy={status.status === 'checking' || undefined}
    >
      <h2 className={styles['heading']}>{texts.membershipTitle}</h2>
      <div role="status" data-status={status.status}>
        <p className={styles['state']}>{sentence}</p>
        {note && <p>{note}</p>}
      </div>
      <div className={styles['links']}>
        {isOver && <JoinLinks status={status.status} {...{ texts, joinLink, contactLink }} />}
        {user && hasPortal && canHavePortal(user) && (
          <Button
            variant={isOver && joinLink ? 'quiet' : 'primary'}
            busy={loading}
            onClick={() => void members.openPortal()}
          >
            {loading ? texts.loadingLabel : texts.editSubscriptionLabel}
          </Button>
        )}
        {isFailed && (
          <Button variant="quiet" onClick={retry}>
            {texts.retryLabel}
          </Button>
        )}
      </div>
      {status.contract !== undefined && contractLinks.length > 0 && (
        <ul className={styles['contracts']} role="list">
          {contractLinks.map(({ title, url }) => (
            <li key={url}>
              <a href={`${url}?${new URLSearchParams({ contract: status.contract ?? '' })}`}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
