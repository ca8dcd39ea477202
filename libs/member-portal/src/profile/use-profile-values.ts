'use client';

import type { ProfileValues } from '@guildhall/api-contract/members';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { MemberProblem } from '../identity/problem.ts';
import { membersAtom, userAtom } from '../session/session-atoms.ts';

type Known = { values: ProfileValues } | 'reading' | 'failed';

/** Reads the values of the logged-in member's profile fields; `retry` reads them again, `change` changes some. */
export function useProfileValues(): {
  known: Known;
  retry: () => void;
  change: (changes: ProfileValues) => Promise<MemberProblem | undefined>;
} {
  const members = useAtomValue(membersAtom);
  const id = useAtomValue(userAtom)?.id;
  const [known, setKnown] = useState<{ of?: string | undefined; is: Known }>({ is: 'reading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!members || id === undefined) return undefined;
    let isWanted = true;
    void members.callProfile().then((result) => {
      if (isWanted) setKnown({ of: id, is: 'values' in result ? result : 'failed' });
    });
    return () => {
      isWanted = false;
    };
  }, [members, id, attempt]);
  return {
    known: known.of === id ? known.is : 'reading',
    retry() {
      setKnown({ is: 'reading' });
      setAttempt(attempt + 1);
    },
    async change(changes) {
      if (!members) return 'technical';
      const result = await members.callProfile(changes);
      if ('problem' in result) return result.problem;
      setKnown({ of: id, is: result });
      return undefined;
    },
  };
}
