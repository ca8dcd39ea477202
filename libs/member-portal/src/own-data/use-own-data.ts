'use client';

import {
  memberDataResponseSchema,
  type AddressFieldName,
  type MemberData,
} from '@guildhall/api-contract/members';
import { callAsMember } from '../calls/call-as-member.ts';
import type { MemberProblem } from '../identity/problem.ts';
import { useMemberRead } from '../profile/use-member-read.ts';
import type { Members } from '../session/members.ts';

type Address = Partial<Record<AddressFieldName, string>>;
type Known = MemberData | 'reading' | 'failed' | 'missing';

/** Result of a change: nothing, the field that the billing vendor refuses, or a problem. */
export type AddressChange = { refused: AddressFieldName } | MemberProblem | undefined;

/** Reads what the logged-in member can change; `retry` reads it again, `change` replaces the postal address. */
export function useOwnData(): {
  known: Known;
  retry: () => void;
  change: (address: Address) => Promise<AddressChange>;
} {
  const { members, value, isReading, retry, set } = useMemberRead(readOwnData, hasFailed);
  return {
    known: isReading || !value ? 'reading' : value,
    retry,
    async change(address) {
      if (!members) return 'technical';
      const result = await callOwnData(members, { address });
      if ('problem' in result) return result.problem;
      const { refused, ...data } = result.value;
      if (refused !== undefined) return { refused };
      set(data);
      return undefined;
    },
  };
}

const callOwnData = (members: Members, body: { address?: Address }) =>
  callAsMember(members, { name: 'member-data', body, schema: memberDataResponseSchema });

const hasFailed = (value: MemberData | 'failed' | 'missing'): boolean => typeof value === 'string';

async function readOwnData(members: Members): Promise<MemberData | 'failed' | 'missing'> {
  const result = await callOwnData(members, {});
  if ('value' in result) return result.value;
  return result.isMissing ? 'missing' : 'failed';
}
