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
    <>
      {/* An alert, as it may appear together with the login: screen readers hear no status that begins with its text. */}
      {hasEnded && (
        <p className={forms['text']} role="alert">
          {texts.problems['session-ended']}
        </p>
      )}
      <div role="status">
        {isLate && (
          <>
            <p className={forms['text']}>{texts.lateText}</p>
            <button type="button" className={forms['link']} onClick={() => members?.retry()}>
              {texts.retryLabel}
            </button>
          </>
        )}
      </div>
    </>
  );
}
