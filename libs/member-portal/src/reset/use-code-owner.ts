import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Problem } from '../identity/problem.ts';
import { membersAtom } from '../session/session-atoms.ts';

/** Whose password a code sets, or why it sets none; empty until that is known. */
export interface CodeOwner {
  email?: string;
  /** The code can never be used. What may pass, such as a lost connection, is not named here. */
  problem?: Problem;
}

/** Looks a code up at the identity service, which does not use it up. */
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
