'use client';

import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import forms from '../forms/MemberForms.module.css';
import type { MemberTexts } from '../texts/member-texts.ts';
import { membersAtom, sessionEndedAtom, sessionStateAtom } from './session-atoms.ts';

/** States that the last session has ended, or offers a retry while a remembered session takes too long. */
export function SessionNotice({ texts }: { texts: MemberTexts }): ReactElement {
  const isLate = useAtomValue(sessionStateAtom) === 'late';
  const hasEnded = useAtomValue(sessionEndedAtom);
  const members = useAtomValue(membersAtom);
  return (
    <div role="status">
      {hasEnded && <p className={forms['text']}>{texts.problems['session-ended']}</p>}
      {isLate && (
        <>
          <p className={forms['text']}>{texts.lateText}</p>
          <button type="button" className={forms['link']} onClick={() => members?.retry()}>
            {texts.retryLabel}
          </button>
        </>
      )}
    </div>
  );
}
