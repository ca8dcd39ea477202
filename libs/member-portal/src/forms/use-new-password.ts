'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { PasswordRequirement } from '@guildhall/browser-suppliers';
import { minPasswordLength } from '../identity/min-password-length.ts';
import type { MemberProblem } from '../identity/problem.ts';
import { membersAtom, resetCodeAtom } from '../session/session-atoms.ts';
import type { MemberTexts } from '../texts/member-texts.ts';
import { useMemberForm, type MemberForm } from './use-member-form.ts';

export interface NewPasswordOptions {
  texts: MemberTexts;
  /** Code of an email; without it, the logged-in member's password is changed. */
  code?: string | undefined;
  onResult?: (problem: MemberProblem | undefined) => void;
}

interface NewPassword {
  form: MemberForm;
  missing: readonly PasswordRequirement[] | undefined;
  needsCurrentPassword: boolean;
}

/** Sets the submitted password, by a code or for the logged-in member. */
export function useNewPassword({ texts, code, onResult }: NewPasswordOptions): NewPassword {
  const members = useAtomValue(membersAtom);
  const setCode = useSetAtom(resetCodeAtom);
  const [needsCurrentPassword, setNeedsCurrentPassword] = useState(false);
  const [missing, setMissing] = useState<readonly PasswordRequirement[]>();
  const fields = {
    ...(needsCurrentPassword && { current: { label: texts.currentPasswordLabel } }),
    password: { label: texts.newPasswordLabel, minLength: minPasswordLength },
  };
  const form = useMemberForm(fields, texts, async ({ password = '', current }, sent) => {
    if (!members) return 'technical';
    const result =
      code === undefined
        ? await members.changePassword(password, current)
        : await members.resetPassword(code, password);
    const problem = typeof result === 'object' ? 'password-refused' : result;
    setMissing(typeof result === 'object' ? result.missing : undefined);
    setNeedsCurrentPassword(problem === 'login-again' || problem === 'wrong-password');
    if (problem === undefined) {
      sent.reset();
      if (code !== undefined) setCode(undefined);
    }
    onResult?.(problem);
    return problem;
  });
  return { form, missing, needsCurrentPassword };
}
