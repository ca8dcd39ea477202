'use client';

import { successResponseSchema } from '@guildhall/api-contract/responses';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { MemberFormFrame } from '../forms/MemberFormFrame.tsx';
import { useMemberForm } from '../forms/use-member-form.ts';
import { postToApi } from '../identity/post-to-api.ts';
import { toProblem } from '../identity/problem.ts';
import styles from '../profile/Profile.module.css';
import { membersAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import type { OwnDataTexts } from './own-data-texts.ts';

/** Ends every session of the member, this one included. Other tabs and devices say so once, as after any other end of a session. */
export function LogOutEverywhere({
  texts,
}: {
  texts: MemberTexts & { ownData: OwnDataTexts };
}): ReactElement {
  const members = useAtomValue(membersAtom);
  const { logOutTitle, logOutText, logOutLabel } = texts.ownData;
  const form = useMemberForm({}, texts, async () => {
    if (!members) return 'technical';
    try {
      const idToken = await members.getIdToken();
      const call = { name: 'member-log-out', body: {}, schema: successResponseSchema, idToken };
      await postToApi((...request) => fetch(...request), call);
    } catch (error) {
      const problem = toProblem(error);
      // Somebody else has ended it already.
      if (problem !== 'session-ended') return problem;
    }
    await members.logOut();
    return undefined;
  });
  return (
    <section className={styles['section']}>
      <h2>{logOutTitle}</h2>
      <MemberFormFrame form={form} texts={texts} submitLabel={logOutLabel} label={logOutTitle} isQuiet>
        <p className={styles['note']}>{logOutText}</p>
      </MemberFormFrame>
    </section>
  );
}
