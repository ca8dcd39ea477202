'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { MemberStatus } from '@guildhall/api-contract/members';
import { portalAtom } from '../portal/portal-atoms.ts';
import { membersAtom, userAtom } from '../session/session-atoms.ts';

export interface DisplayedStatus {
  status: MemberStatus | 'checking' | 'failed';
  endsAt?: string;
  /** The vendor's name of the contract. */
  contract?: string;
}

/** Fetches the membership status of the logged-in member, again after the portal was closed; `retry` fetches it again, too. */
export function useMemberStatus(): { status: DisplayedStatus; retry: () => void } {
  const members = useAtomValue(membersAtom);
  const id = useAtomValue(userAtom)?.id;
  const isInPortal = useAtomValue(portalAtom).open;
  const [known, setKnown] = useState<DisplayedStatus & { of?: string }>({ status: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!members || id === undefined || isInPortal) return undefined;
    let isWanted = true;
    void members.readStatus().then((result) => {
      if (isWanted) setKnown({ of: id, ...(result ?? { status: 'failed' as const }) });
    });
    return () => {
      isWanted = false;
    };
  }, [members, id, attempt, isInPortal]);
  return {
    status: known.of === id ? known : { status: 'checking' },
    retry() {
      setKnown({ status: 'checking' });
      setAttempt(attempt + 1);
    },
  };
}
