'use client';

import { cleanEmail } from '@guildhall/api-contract/email';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { membersAtom, typedEmailAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { EmailField } from './EmailField.tsx';
import { MemberFormFrame } from './MemberFormFrame.tsx';
import { useMemberForm } from './use-member-form.ts';

export interface RequestMailFormProps {
  formId: string;
  texts: MemberTexts;
  secondaryAction?: ReactNode;
  isRepeat?: boolean;
}

/** Requests the email for setting a password. The response is the same for every address. */
export function RequestMailForm({
  formId,
  texts,
  secondaryAction,
  isRepeat = false,
}: RequestMailFormProps): ReactElement {
  const members = useAtomValue(membersAtom);
  const typedEmail = useAtomValue(typedEmailAtom);
  const fields = { email: { label: texts.emailLabel, email: true } };
  const form = useMemberForm(fields, texts, async ({ email = '' }) =>
    members ? members.requestPasswordMail(cleanEmail(email)) : 'technical',
  );
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      submitLabel={isRepeat ? texts.sendAgainLabel : texts.sendLinkLabel}
      doneText={form.isDone ? texts.resetSentText : undefined}
      doneNote={texts.checkMailText}
      secondaryAction={secondaryAction}
      label={texts.resetTitle}
    >
      <EmailField
        id={`${formId}-email`}
        name="email"
        defaultValue={typedEmail}
        label={texts.emailLabel}
        {...form.getErrorProps('email')}
      />
    </MemberFormFrame>
  );
}
