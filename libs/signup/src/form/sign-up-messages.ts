import {
  signUpLimits,
  findSignUpProblems,
  type SignUpFieldName,
  type SignUpFieldPath,
  type SignUpPart,
  type SignUpProblem,
  type SignUpValues,
} from '@guildhall/api-contract/signup';
import type { SignUpError } from '../flow/sign-up-state.ts';
import type { Plan } from '@guildhall/organisation';
import { fill } from '@guildhall/ui';
import type { SignUpFormProps } from './sign-up-form-props.ts';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';

/** The name of a field in the form, used to find its errors. */
export type FieldPath = SignUpFieldPath | 'taxDeductionCPR' | 'terms';

/** The messages at the fields, by their names. */
export type FieldErrors = Readonly<Partial<Record<FieldPath, string>>>;

/** One message: at its field, and in the summary with the name of its part. */
export interface SignUpMessage {
  path: FieldPath;
  message: string;
  inSummary: string;
}

/** Returns the messages of a form's invalid fields. The api validates with the same rules. */
export function findMessages(
  plan: Plan,
  values: SignUpValues,
  texts: SignUpTexts,
  { countries, fieldLists }: Pick<SignUpFormProps, 'countries' | 'fieldLists'> = {},
): SignUpMessage[] {
  return toMessages(findSignUpProblems(plan, values, countries, fieldLists), values, texts);
}

/** The messages as they are shown at their fields. */
export function toFieldErrors(messages: readonly SignUpMessage[]): FieldErrors {
  return Object.fromEntries(messages.map(({ path, message }) => [path, message]));
}

/** The messages of invalid fields. */
export function toMessages(
  problems: readonly SignUpProblem[],
  values: SignUpValues,
  texts: SignUpTexts,
): SignUpMessage[] {
  return problems.map((invalid): SignUpMessage => {
    if (invalid.part === 'terms') return toPlainMessage('terms', texts.termsRequiredText);
    if (invalid.part === 'taxDeductionCPR') return toPlainMessage('taxDeductionCPR', texts.invalidCprText);
    const { part, name, problem } = invalid;
    const over = (values[part]?.[name]?.trim().length ?? 0) - signUpLimits[name];
    const what = {
      required: texts.isRequiredText,
      notValid: texts.isNotValidText,
      tooLong: over === 1 ? texts.isTooLongOne : fill(texts.isTooLong, { count: over }),
    };
    return toPartMessage(part, name, `${texts.fields[name]} ${what[problem]}`, texts);
  });
}

/**
 * Returns the messages at the fields for a refusal by the api; empty when the error is about no field.
 *
 * @param refused the field that the api names
 */
export function toErrorMessages(
  error: SignUpError,
  refused: SignUpFieldPath | undefined,
  texts: SignUpTexts,
  hasShippingPart: boolean,
): SignUpMessage[] {
  if (error === 'user_exists') return [toPartMessage('customer', 'email', texts.userExistsText, texts)];
  if (error !== 'invalid_zip_code' && error !== 'invalid_field') return [];
  // An api that does not name the zip code may mean either of them.
  const paths = refused ? [refused] : (['billing_address.zip', 'shipping_address.zip'] as const);
  const asTyped = new Set(
    paths.map((path) => (hasShippingPart ? path : path.replace('shipping', 'billing'))),
  );
  return [...asTyped].map((path) => {
    const [part, name] = path.split('.') as [SignUpPart, SignUpFieldName];
    const isZip = error === 'invalid_zip_code';
    const message = isZip ? texts.zipCodeInvalidText : `${texts.fields[name]} ${texts.isNotValidText}`;
    return toPartMessage(part, name, message, texts);
  });
}

/** Returns the message for an error that is about no field. */
export function getErrorText(error: SignUpError, texts: SignUpTexts): string | undefined {
  const errors: Partial<Record<SignUpError, string>> = texts.errors;
  return error === 'technical_error' ? texts.technicalErrorText : errors[error];
}

function toPlainMessage(path: FieldPath, message: string): SignUpMessage {
  return { path, message, inSummary: message };
}

function toPartMessage(
  part: SignUpPart,
  name: SignUpFieldName,
  message: string,
  texts: SignUpTexts,
): SignUpMessage {
  const inSummary = part === 'customer' ? message : `${texts.parts[part]}: ${message}`;
  return { path: `${part}.${name}`, message, inSummary };
}
