'use client';

import type { MemberStatus } from '@guildhall/api-contract/members';
import type { Members } from '../session/members.ts';
import { useMemberRead } from './use-member-read.ts';

export interface DisplayedStatus {
  status: MemberStatus | 'checking' | 'failed';
  endsAt?: string;
  /** The vendor's name of the contract. */
  contract?: string;
}

const readStatus = async (members: Members): Promise<DisplayedStatus> =>
  (await members.readStatus()) ?? { status: 'failed' };

/** Fetches the membership status of the logged-in member; `retry` fetches it again. */
export function useMemberStatus(): { status: DisplayedStatus; retry: () => void } {
  const { value, isReading, retry } = useMemberRead(readStatus);
  return { status: value === undefined || isReading ? { status: 'checking' } : value, retry };
}
