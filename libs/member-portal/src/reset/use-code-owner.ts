'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { MemberProblem } from '../identity/problem.ts';
import { membersAtom } from '../session/session-atoms.ts';

/** Owner of a code, or the reason why it is unusable; empty until known. */
export interface CodeOwner {
  email?: string;
  /** Permanent problems only, no lost connection. */
  problem?: MemberProblem;
}

/** Looks up a code's owner without using up the code. */
export function useCodeOwner(code: string | undefined): CodeOwner {
  const members = useAtomValue(membersAtom);
  const [known, setKnown] = useState<CodeOwner & { of?: string }>({});
  useEffect(() => {
    if (!members || code === undefined) return undefined;
    let isWanted = true;
    void members.findCodeOwner(code).then((result) => {
      if (!isWanted) return;
      const isOver =
        'problem' in result && (result.problem === 'expired-link' || result.problem === 'login-closed');
      setKnown({ of: code, ...('email' in result ? result : isOver && result) });
    });
    return () => {
      isWanted = false;
    };
  }, [members, code]);
  return code !== undefined && known.of === code ? known : {};
}
