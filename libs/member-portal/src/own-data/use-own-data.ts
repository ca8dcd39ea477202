'use client';

import {
  memberDataResponseSchema,
  toBearerHeader,
  type AddressFieldName,
  type MemberData,
} from '@guildhall/api-contract/members';
import { parseResponse } from '@guildhall/api-contract/responses';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { toProblem, type MemberProblem } from '../identity/problem.ts';
import type { Members } from '../session/members.ts';
import { membersAtom, userAtom } from '../session/session-atoms.ts';
import { createWithToken } from '../session/with-token.ts';

type Address = Partial<Record<AddressFieldName, string>>;
type Known = MemberData | 'reading' | 'failed' | 'missing';
type Failure = 'session' | 'missing' | 'too-many' | 'not-now' | 'offline' | 'technical';
type Outcome = { outcome: 'data'; data: MemberData } | { outcome: 'refused'; why: Failure };

/** Result of a change: the field that the billing vendor refuses, or a problem. */
export type AddressChange = { refused?: AddressFieldName } | MemberProblem;

/** Deadline of a call, ms. */
const timeoutMs = 20_000;

/** Reads what the logged-in member can change; `retry` reads it again, `change` replaces the postal address. */
export function useOwnData(): {
  known: Known;
  retry: () => void;
  change: (address: Address) => Promise<AddressChange>;
} {
  const members = useAtomValue(membersAtom);
  const id = useAtomValue(userAtom)?.id;
  const [known, setKnown] = useState<{ of?: string | undefined; is: Known }>({ is: 'reading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!members || id === undefined) return undefined;
    let isWanted = true;
    void callApi(members, {}).then((result) => {
      if (!isWanted) return;
      if (typeof result === 'object') setKnown({ of: id, is: result });
      else setKnown({ of: id, is: result === 'missing' ? 'missing' : 'failed' });
    });
    return () => {
      isWanted = false;
    };
  }, [members, id, attempt]);
  const change = useCallback(
    async (address: Address): Promise<AddressChange> => {
      const result = members ? await callApi(members, { address }) : 'technical';
      if (typeof result === 'string') return result === 'missing' ? 'technical' : result;
      const { refused, ...data } = result;
      if (refused !== undefined) return { refused };
      setKnown({ of: id, is: data });
      return {};
    },
    [members, id],
  );
  return {
    known: known.of === id ? known.is : 'reading',
    retry() {
      setKnown({ is: 'reading' });
      setAttempt(attempt + 1);
    },
    change,
  };
}

async function callApi(
  members: Members,
  body: { address?: Address },
): Promise<MemberData | MemberProblem | 'missing'> {
  const withToken = createWithToken(members.getIdToken, members.endSession);
  try {
    const result = await withToken((token) => post(token, body));
    if (!result) return 'session-ended';
    if (result.outcome === 'data') return result.data;
    return result.why === 'session' ? 'session-ended' : result.why;
  } catch (error) {
    return toProblem(error);
  }
}

const failures: Partial<Record<number, Failure>> = {
  401: 'session',
  404: 'missing',
  429: 'too-many',
  502: 'not-now',
  503: 'not-now',
  504: 'not-now',
};

async function post(idToken: string, body: { address?: Address }): Promise<Outcome> {
  try {
    const response = await fetch('/api/v1/member-data', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...toBearerHeader(idToken) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { outcome: 'refused', why: failures[response.status] ?? 'technical' };
    const data = parseResponse(memberDataResponseSchema, await response.json());
    return data ? { outcome: 'data', data } : { outcome: 'refused', why: 'technical' };
  } catch (error) {
    return { outcome: 'refused', why: error instanceof SyntaxError ? 'technical' : 'offline' };
  }
}
