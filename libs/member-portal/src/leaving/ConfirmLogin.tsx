'use client';

import { useAtomValue } from 'jotai';
import { useEffect, useRef, type ReactElement } from 'react';
import { MemberFormFrame } from '../forms/MemberFormFrame.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { useMemberForm } from '../forms/use-member-form.ts';
import { membersAtom, userAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import type { LeavingTexts } from './leaving-texts.ts';

/** Proof by which a member logs in again. */
export type ConfirmBy = 'password' | 'link';

interface ConfirmLoginProps {
  texts: MemberTexts;
  own: LeavingTexts;
  confirmBy: ConfirmBy;
  onConfirmed: () => void;
}

/** Asks a member to log in again. */
export function ConfirmLogin({ confirmBy, ...props }: ConfirmLoginProps): ReactElement {
  return confirmBy === 'link' ? <RequestLink {...props} /> : <CurrentPassword {...props} />;
}

type Props = Omit<ConfirmLoginProps, 'confirmBy'>;

function CurrentPassword({ texts, own, onConfirmed }: Props): ReactElement {
  const members = useAtomValue(membersAtom);
  const email = useAtomValue(userAtom)?.email;
  const fields = { current: { label: texts.currentPasswordLabel } };
  const form = useMemberForm(fields, texts, async ({ current = '' }) => {
    if (!members || email === undefined) return 'technical';
    const problem = await members.logIn(email, current);
    if (problem === undefined) onConfirmed();
    return problem === 'wrong-login' ? 'wrong-password' : problem;
  });
  return (
    <MemberFormFrame form={form} texts={texts} submitLabel={own.confirmLabel} label={own.title} isQuiet>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="my-data-current"
        name="current"
        label={texts.currentPasswordLabel}
        hint={own.confirmText}
        autoFocus
        {...form.getErrorProps('current')}
        {...form.getProblemProps('current')}
        autoComplete="current-password"
        texts={texts}
        required
      />
    </MemberFormFrame>
  );
}

function RequestLink({ texts, own }: Props): ReactElement {
  const members = useAtomValue(membersAtom);
  const email = useAtomValue(userAtom)?.email ?? '';
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const form = useMemberForm({}, texts, async () =>
    members ? members.callLinks((service) => service.requestLink(email)) : 'technical',
  );
  return (
    <MemberFormFrame
      form={form}
      texts={texts}
      submitLabel={own.linkLabel}
      doneText={form.isDone ? own.linkSentText : undefined}
      label={own.title}
      isQuiet
    >
      <p ref={text} tabIndex={-1}>
        {own.linkText}
      </p>
    </MemberFormFrame>
  );
}
