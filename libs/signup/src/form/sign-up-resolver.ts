import { signUpProblems, type MemberType } from '@guildhall/api-contract';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';
import { completeValues, type FormValues } from './form-values.ts';
import { messagesOf, type SignUpMessage } from './sign-up-messages.ts';

/** The messages of a form's invalid fields. The api validates with the same rules. */
export function messagesFor(plan: MemberType, values: FormValues, texts: SignUpTexts): SignUpMessage[] {
  const complete = completeValues(values);
  return messagesOf(signUpProblems(plan, complete), complete, texts);
}

/** The same for react-hook-form. */
export function signUpResolver(plan: MemberType, texts: SignUpTexts): Resolver<FormValues> {
  return (values) => {
    const messages = messagesFor(plan, values, texts);
    return messages.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf(messages) };
  };
}

function errorsOf(messages: readonly SignUpMessage[]): FieldErrors<FormValues> {
  const errors: Record<string, Record<string, unknown>> = {};
  for (const { path, message } of messages) {
    const [part = path, name] = path.split('.');
    const error = { type: 'rules', message };
    errors[part] = name === undefined ? error : { ...errors[part], [name]: error };
  }
  return errors as FieldErrors<FormValues>;
}
