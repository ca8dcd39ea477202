'use client';

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { portalAtom } from '../portal/portal-atoms.ts';
import type { Members } from '../session/members.ts';
import { membersAtom, userAtom } from '../session/session-atoms.ts';

interface MemberRead<Value> {
  members: Members | undefined;
  /** The last value of the member who is logged in now; `undefined` before that. */
  value: Value | undefined;
  isReading: boolean;
  retry: () => void;
  /** Replaces the value, after a change of it. */
  set: (value: Value) => void;
}

/** Count of the changes that the member has made on this page. */
const changesAtom = atom(0);

/** Returns what lets all parts of the page read again. */
export function useReadAgain(): () => void {
  const setChanges = useSetAtom(changesAtom);
  return () => setChanges((count) => count + 1);
}

/**
 * Reads something of the logged-in member, again for another one, after the portal was closed and after a change.
 *
 * @param read never rejects; the same at each rendering, as `isFailure`
 * @param isFailure true for what never replaces a value that is known: what is typed into its form would be lost
 */
export function useMemberRead<Value>(
  read: (members: Members) => Promise<Value>,
  isFailure: (value: Value) => boolean = isNever,
): MemberRead<Value> {
  const members = useAtomValue(membersAtom);
  const id = useAtomValue(userAtom)?.id;
  const isInPortal = useAtomValue(portalAtom).open;
  const changes = useAtomValue(changesAtom);
  const [known, setKnown] = useState<{ of?: string | undefined; value?: Value; attempt?: number }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!members || id === undefined || isInPortal) return undefined;
    let isWanted = true;
    void read(members).then((value) => {
      if (!isWanted) return;
      setKnown((last) => {
        const isKept = last.of === id && last.value !== undefined && isFailure(value);
        return isKept ? { ...last, attempt } : { of: id, value, attempt };
      });
    });
    return () => {
      isWanted = false;
    };
  }, [members, id, attempt, read, isFailure, isInPortal, changes]);
  const isOwn = known.of === id;
  return {
    ...{ members, value: isOwn ? known.value : undefined },
    isReading: !isOwn || known.attempt !== attempt,
    retry: () => setAttempt(attempt + 1),
    set: (value) => setKnown({ of: id, value, attempt }),
  };
}

const isNever = () => false;
