'use client';

import { useEffect, useState } from 'react';
import type { OpenLink } from '../identity/identity.ts';
import type { MemberProblem } from '../identity/problem.ts';
import { linkSecret } from '../session/emailed-codes.ts';
import type { CallAddressService } from '../own-data/address-service.ts';

/** Effect of a link, or the reason why it cannot be read; empty until known. */
export interface LinkReading {
  link?: OpenLink;
  problem?: MemberProblem;
  retry: () => void;
}

/** Reads a link without using it up. @param call missing until the members' area is there */
export function useOpenLink(secret: string, call: CallAddressService | undefined): LinkReading {
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<{ of?: string; link?: OpenLink; problem?: MemberProblem }>({});
  useEffect(() => {
    if (!call) return undefined;
    let isWanted = true;
    let link: OpenLink | undefined;
    const read = call(async (service) => {
      link = await service.openLink(secret);
    });
    void read.then((problem) => {
      if (!isWanted) return;
      if (isUnusable(problem)) linkSecret.forget();
      setKnown({ of: secret, ...(link && { link }), ...(problem && { problem }) });
    });
    return () => {
      isWanted = false;
    };
  }, [call, secret, tries]);
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
