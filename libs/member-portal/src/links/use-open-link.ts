'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { OpenLink } from '../identity/identity.ts';
import type { MemberProblem } from '../identity/problem.ts';
import { forgetResetCode } from '../session/reset-code.ts';
import { membersAtom } from '../session/session-atoms.ts';

/** Effect of a link, or the reason why it cannot be read; empty until known. */
export interface LinkReading {
  link?: OpenLink;
  problem?: MemberProblem;
  retry: () => void;
}

/** Reads a link without using it up. */
export function useOpenLink(secret: string): LinkReading {
  const members = useAtomValue(membersAtom);
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<{ of?: string; link?: OpenLink; problem?: MemberProblem }>({});
  useEffect(() => {
    if (!members) return undefined;
    let isWanted = true;
    let link: OpenLink | undefined;
    const read = members.callLinks(async (service) => {
      link = await service.openLink(secret);
    });
    void read.then((problem) => {
      if (!isWanted) return;
      if (isUnusable(problem)) forgetResetCode();
      setKnown({ of: secret, ...(link && { link }), ...(problem && { problem }) });
    });
    return () => {
      isWanted = false;
    };
  }, [members, secret, tries]);
  const retry = () => {
    setKnown({});
    setTries((count) => count + 1);
  };
  const { link, problem } = known.of === secret ? known : {};
  return { ...(link && { link }), ...(problem && { problem }), retry };
}

/** True for a link that will never work again. */
export function isUnusable(problem: MemberProblem | undefined): boolean {
  return problem === 'expired-link' || problem === 'used-link';
}
