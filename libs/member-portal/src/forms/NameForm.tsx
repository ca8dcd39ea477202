'use client';

import { maxNameLength } from '@guildhall/api-contract/members';
import { TextField } from '@guildhall/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useState, type ReactElement } from 'react';
import { membersAtom, nameDraftAtom, userAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { MemberFormFrame } from './MemberFormFrame.tsx';
import { useMemberForm } from './use-member-form.ts';

export function NameForm({ formId, texts }: { formId: string; texts: MemberTexts }): ReactElement {
  const members = useAtomValue(membersAtom);
  const name = useAtomValue(userAtom)?.displayName;
  const [draft, setDraft] = useAtom(nameDraftAtom);
  // Entered before the session ended.
  const [kept, setKept] = useState(draft);
  const fields = { name: { label: texts.nameLabel, maxLength: maxNameLength } };
  const form = useMemberForm(fields, texts, async ({ name: typed = '' }) => {
    const problem = members ? await members.changeName(typed.trim()) : 'technical';
    if (problem === undefined) {
      setDraft(undefined);
      setKept(undefined);
    }
    return problem;
  });
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      submitLabel={texts.saveNameLabel}
      doneText={form.isDone ? texts.nameSavedText : undefined}
      label={texts.nameTitle}
      isQuiet
    >
      <TextField
        id={`${formId}-name`}
        name="name"
        label={texts.nameLabel}
        {...form.getErrorProps('name')}
        autoComplete="name"
        defaultValue={kept ?? name}
        hint={kept === undefined ? undefined : texts.nameKeptText}
        onChange={({ target }) => setDraft(target.value)}
        required
      />
    </MemberFormFrame>
  );
}
