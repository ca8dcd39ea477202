import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Problem } from '../identity/problem.ts';
import { membersAtom } from '../session/session-atoms.ts';

/** Owner of a code, or the reason why it is unusable; empty until known. */
export interface CodeOwner {
  email?: string;
  /** Permanent problems only, no lost connection. */
  problem?: Problem;
}

/** Looks up a code's owner without using up the code. */
export function useCodeOwner(code: string | undefined): CodeOwner {
  const members = useAtomValue(membersAtom);
  const [known, setKnown] = useState<CodeOwner & { of?: string }>({});
  useEffect(() => {
    if (!members || code === undefined) return undefined;
    let isWanted = true;
    void members.findCodeOwner(code).then((answer) => {
      if (!isWanted) return;
      const isOver =
        'problem' in answer && (answer.problem === 'expired-link' || answer.problem === 'login-closed');
      setKnown({ of: code, ...('email' in answer ? answer : isOver && answer) });
    });
    return () => {
      isWanted = false;
    };
  }, [members, code]);
  return code !== undefined && known.of === code ? known : {};
}
