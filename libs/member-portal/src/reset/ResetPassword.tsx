'use client';

import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState, type ReactElement } from 'react';
import { RequestMailForm } from '../forms/RequestMailForm.tsx';
import forms from '../forms/MemberForms.module.css';
import { NewPasswordForm } from '../forms/NewPasswordForm.tsx';
import type { MemberProblem } from '../identity/problem.ts';
import { defaultPaths, type MemberPaths } from '@guildhall/organisation';
import { resetCodeAtom, sessionStateAtom, unsupportedLinkAtom } from '../session/session-atoms.ts';
import { memberTexts, type MemberTexts } from '../texts/member-texts.ts';
import { UnusableLink } from './UnusableLink.tsx';
import { PasswordSaved } from './PasswordSaved.tsx';
import { useCodeOwner } from './use-code-owner.ts';

/** The props of `ResetPassword`. */
export interface ResetPasswordProps {
  /** Texts that differ from the built-in English; main data's `userAdminData` fits. */
  texts?: PartialTexts<MemberTexts>;
  /**
   * Paths of the members' pages.
   *
   * @default '/login', '/profile' and '/reset-password'
   */
  paths?: MemberPaths;
}

const formId = 'reset-password';

/**
 * Requests the email for setting a password, or sets it with the email's code. For an expired or used link it offers a
 * new one, before a password is typed if the identity service responds in time.
 *
 * @example
 * import { Provider } from 'jotai';
 *
 * <Provider store={store}>
 *   <ResetPassword texts={{ resetTitle: 'Choose a password' }} />
 * </Provider>;
 */
export function ResetPassword({ texts: given, paths = defaultPaths }: ResetPasswordProps): ReactElement {
  const texts = useMemo(() => mergeTexts(memberTexts, given), [given]);
  const code = useAtomValue(resetCodeAtom);
  const isStray = useAtomValue(unsupportedLinkAtom);
  const owner = useCodeOwner(code);
  const isIn = useAtomValue(sessionStateAtom) === 'in';
  const [result, setResult] = useState<{ problem: MemberProblem | undefined }>();
  const toLogin = (
    <a className={forms['link']} href={paths.login}>
      {texts.backToLoginLabel}
    </a>
  );
  // First: a used code is removed from its atom.
  if (result && result.problem === undefined) return <PasswordSaved {...{ texts, paths, isIn }} />;
  if (code === undefined)
    return (
      <>
        {isStray && (
          <div role="alert" className={forms['problem']}>
            <p>{texts.unsupportedLinkText}</p>
          </div>
        )}
        <p className={forms['text']}>{texts.resetText}</p>
        <RequestMailForm formId={formId} texts={texts} secondaryAction={toLogin} />
      </>
    );
  if (owner.problem && !result)
    return <UnusableLink formId={`${formId}-again`} problem={owner.problem} texts={texts} back={toLogin} />;
  return (
    <>
      <NewPasswordForm
        formId={formId}
        texts={texts}
        code={code}
        owner={owner.email}
        isQuiet={result?.problem === 'expired-link'}
        onResult={(problem) => setResult({ problem })}
      />
      {result?.problem === 'expired-link' && (
        <div className={forms['repeat']}>
          <p>{texts.resetText}</p>
          <RequestMailForm formId={`${formId}-again`} texts={texts} isRepeat />
        </div>
      )}
    </>
  );
}
