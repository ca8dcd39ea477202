import { signUpProblems, type MemberType } from '@guildhall/api-contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import { completeValues, type FormValues } from './form-values.ts';
import { messagesOf, type SignUpMessage } from './sign-up-messages.ts';

/** What is wrong with the form, by the rules that the api has as well. */
export function wrongWith(plan: MemberType, values: FormValues, texts: SignUpTexts): SignUpMessage[] {
  const complete = completeValues(values);
  return messagesOf(signUpProblems(plan, complete), complete, texts);
}

/** The same for react-hook-form. */
export function signUpResolver(plan: MemberType, texts: SignUpTexts): Resolver<FormValues> {
  return (values) => {
    const wrong = wrongWith(plan, values, texts);
    return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(wrong) };
  };
}

function errorsOf(wrong: readonly SignUpMessage[]): FieldErrors<FormValues> {
  const errors: Record<string, Record<string, unknown>> = {};
  for (const { path, message } of wrong) {
    const [part = path, name] = path.split('.');
    const error = { type: 'rules', message };
    errors[part] = name === undefined ? error : { ...errors[part], [name]: error };
  }
  return errors as FieldErrors<FormValues>;
}
