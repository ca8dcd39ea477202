'use client';

import { cleanEmail } from '@guildhall/api-contract/email';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { EmailField } from '../forms/EmailField.tsx';
import { MemberFormFrame } from '../forms/MemberFormFrame.tsx';
import { useMemberForm } from '../forms/use-member-form.ts';
import { membersAtom } from '../session/session-atoms.ts';
import type { LinkMemberTexts } from '../texts/link-texts.ts';

interface RequestLinkFormProps {
  formId: string;
  texts: LinkMemberTexts;
  isRepeat?: boolean;
}

/** Requests a link. The response is the same for every address. */
export function RequestLinkForm({ formId, texts, isRepeat = false }: RequestLinkFormProps): ReactElement {
  const members = useAtomValue(membersAtom);
  const fields = { email: { label: texts.emailLabel, email: true } };
  const form = useMemberForm(fields, texts, async ({ email = '' }) =>
    members ? members.callLinks((service) => service.requestLink(cleanEmail(email))) : 'technical',
  );
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      submitLabel={isRepeat || form.isDone ? texts.sendAgainLabel : texts.sendLinkLabel}
      doneText={form.isDone ? texts.links.sentText : undefined}
      doneNote={texts.checkMailText}
      label={texts.loginTitle}
    >
      <EmailField
        id={`${formId}-email`}
        name="email"
        label={texts.emailLabel}
        {...form.getErrorProps('email')}
      />
    </MemberFormFrame>
  );
}
