'use client';

import type { ProfileValues } from '@guildhall/api-contract/members';
import type { MemberProblem } from '../identity/problem.ts';
import type { Members } from '../session/members.ts';
import { useMemberRead } from './use-member-read.ts';

type Known = { values: ProfileValues } | 'reading' | 'failed';

/** Reads the values of the logged-in member's profile fields; `retry` reads them again, `change` changes some. */
export function useProfileValues(): {
  known: Known;
  retry: () => void;
  change: (changes: ProfileValues) => Promise<MemberProblem | undefined>;
} {
  const { members, value, isReading, retry, set } = useMemberRead(readProfile, hasFailed);
  return {
    known: isReading || !value ? 'reading' : 'values' in value ? value : 'failed',
    retry,
    async change(changes) {
      if (!members) return 'technical';
      const result = await members.callProfile(changes);
      if ('problem' in result) return result.problem;
      set(result);
      return undefined;
    },
  };
}

const readProfile = (members: Members) => members.callProfile();

const hasFailed = (value: object): boolean => 'problem' in value;
