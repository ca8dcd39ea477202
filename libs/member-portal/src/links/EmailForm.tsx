'use client';

import { cleanEmail } from '@guildhall/api-contract/email';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { EmailField } from '../forms/EmailField.tsx';
import { MemberFormFrame } from '../forms/MemberFormFrame.tsx';
import { useMemberForm } from '../forms/use-member-form.ts';
import type { CallAddressService } from '../own-data/address-service.ts';
import { membersAtom } from '../session/session-atoms.ts';
import type { LinkMemberTexts } from '../texts/link-texts.ts';

interface EmailFormProps {
  formId: string;
  texts: LinkMemberTexts;
  /**
   * Calls the service that sends the link.
   * @default that of the members' area
   */
  call?: CallAddressService | undefined;
}

/** Requests a link to a new address of the login. The response is the same for every address. */
export function EmailForm({ formId, texts, call: given }: EmailFormProps): ReactElement {
  const members = useAtomValue(membersAtom);
  const call = given ?? members?.callLinks;
  const label = texts.links.newEmailLabel;
  const form = useMemberForm({ email: { label, email: 'new' } }, texts, async ({ email = '' }) =>
    call ? call((service) => service.requestAddressLink(cleanEmail(email))) : 'technical',
  );
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      submitLabel={texts.sendLinkLabel}
      doneText={form.isDone ? texts.links.emailSentText : undefined}
      doneNote={texts.checkMailText}
      label={texts.links.emailTitle}
      isQuiet
    >
      <EmailField id={`${formId}-email`} name="email" label={label} {...form.getErrorProps('email')} />
    </MemberFormFrame>
  );
}
