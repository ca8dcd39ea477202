import { mergeTexts, type PartialTexts } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState, type ReactElement } from 'react';
import { AskMailForm } from '../forms/AskMailForm.tsx';
import forms from '../forms/MemberForms.module.css';
import { NewPasswordForm } from '../forms/NewPasswordForm.tsx';
import type { Problem } from '../identity/problem.ts';
import { resetCodeAtom, sessionStateAtom } from '../session/session-atoms.ts';
import { memberTexts, type MemberTexts } from '../texts/member-texts.ts';
import { PasswordSaved } from './PasswordSaved.tsx';

const formId = 'reset-password';

/**
 * Asks for the mail with which a password is set; with the code of such a mail, sets it. When the link has expired or was
 * used, a new one is one press away.
 */
export function ResetPassword({ texts: given }: { texts?: PartialTexts<MemberTexts> }): ReactElement {
  const texts = useMemo(() => mergeTexts(memberTexts, given), [given]);
  const code = useAtomValue(resetCodeAtom);
  const isIn = useAtomValue(sessionStateAtom) === 'in';
  const [result, setResult] = useState<{ problem: Problem | undefined }>();
  const toLogin = (
    <a className={forms['way']} href="/login">
      {texts.backToLoginLabel}
    </a>
  );
  if (code === undefined)
    return (
      <>
        <p className={forms['text']}>{texts.resetText}</p>
        <AskMailForm formId={formId} texts={texts} beside={toLogin} />
      </>
    );
  if (result && result.problem === undefined) return <PasswordSaved texts={texts} isIn={isIn} />;
  return (
    <>
      <NewPasswordForm
        formId={formId}
        texts={texts}
        code={code}
        quiet={result?.problem === 'expired-link'}
        onResult={(problem) => setResult({ problem })}
      />
      {result?.problem === 'expired-link' && (
        <div className={forms['again']}>
          <p>{texts.resetText}</p>
          <AskMailForm formId={`${formId}-again`} texts={texts} again />
        </div>
      )}
    </>
  );
}
