import { Button, fill } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { portalAtom } from '../portal/portal-atoms.ts';
import { membersAtom, userAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import styles from './Profile.module.css';
import { useMemberStatus, type ShownStatus } from './use-member-status.ts';

/** The membership and its state in plain words, and the way to the subscription. */
export function Membership({ texts }: { texts: MemberTexts }): ReactElement {
  const members = useAtomValue(membersAtom);
  const user = useAtomValue(userAtom);
  const { loading } = useAtomValue(portalAtom);
  const { status, read } = useMemberStatus();
  const isFailed = status.status === 'failed' || user?.record === 'failed';
  return (
    <section className={styles['membership']} aria-busy={status.status === 'checking' || undefined}>
      <h2>{texts.membershipTitle}</h2>
      <p role="status" data-status={status.status}>
        {textOf(status, texts)}
      </p>
      <div className={styles['ways']}>
        {user?.chargeBeeId !== undefined && (
          <Button busy={loading} onClick={() => void members?.openPortal()}>
            {loading ? texts.loadingLabel : texts.editSubscriptionLabel}
          </Button>
        )}
        {isFailed && (
          <Button variant="quiet" onClick={read}>
            {texts.retryLabel}
          </Button>
        )}
      </div>
    </section>
  );
}

function textOf({ status, endsAt }: ShownStatus, texts: MemberTexts): string {
  const day = endsAt === undefined ? undefined : dayOf(endsAt);
  if (status === 'non_renewing' && day !== undefined)
    return fill(texts.status.non_renewing_until, { date: day });
  return texts.status[status];
}

/** As the site writes days: 'March 05, 2027'. */
function dayOf(iso: string): string | undefined {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? undefined
    : date.toLocaleDateString('en', { year: 'numeric', month: 'long', day: '2-digit', timeZone: 'UTC' });
}
