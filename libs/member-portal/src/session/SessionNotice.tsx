import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import forms from '../forms/MemberForms.module.css';
import type { MemberTexts } from '../texts/member-texts.ts';
import { membersAtom, sessionStateAtom } from './session-atoms.ts';

/** Says that the look-up of a remembered session takes too long, and what can be done meanwhile. */
export function SessionNotice({ texts }: { texts: MemberTexts }): ReactElement {
  const isLate = useAtomValue(sessionStateAtom) === 'late';
  const members = useAtomValue(membersAtom);
  return (
    <div role="status">
      {isLate && (
        <>
          <p className={forms['text']}>{texts.lateText}</p>
          <button type="button" className={forms['way']} onClick={() => members?.retry()}>
            {texts.retryLabel}
          </button>
        </>
      )}
    </div>
  );
}
