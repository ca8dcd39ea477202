import {
  signUpLimits,
  signUpProblems,
  type MemberType,
  type SignUpFieldName,
  type SignUpFieldPath,
  type SignUpPart,
  type SignUpProblem,
  type SignUpTrouble,
  type SignUpValues,
} from '@guildhall/api-contract';
import { fill } from '@guildhall/ui';
import type { SignUpTexts } from '../texts/sign-up-texts.ts';

/** The name of a field in the form, by which its errors are found. */
export type FieldPath = SignUpFieldPath | 'taxDeductionCPR' | 'terms';

/** The messages at the fields, by their names. */
export type FieldErrors = Readonly<Partial<Record<FieldPath, string>>>;

/** One message: at its field, and in the summary with the name of its part. */
export interface SignUpMessage {
  path: FieldPath;
  message: string;
  inSummary: string;
}

/** The messages of a form's invalid fields. The api validates with the same rules. */
export function messagesFor(plan: MemberType, values: SignUpValues, texts: SignUpTexts): SignUpMessage[] {
  return messagesOf(signUpProblems(plan, values), values, texts);
}

/** The messages as they are shown at their fields. */
export function errorsOf(messages: readonly SignUpMessage[]): FieldErrors {
  return Object.fromEntries(messages.map(({ path, message }) => [path, message]));
}

/** The messages of invalid fields. */
export function messagesOf(
  problems: readonly SignUpProblem[],
  values: SignUpValues,
  texts: SignUpTexts,
): SignUpMessage[] {
  return problems.map((invalid): SignUpMessage => {
    if (invalid.part === 'terms') return plain('terms', texts.termsRequiredText);
    if (invalid.part === 'taxDeductionCPR') return plain('taxDeductionCPR', texts.invalidCprText);
    const { part, name, problem } = invalid;
    const over = (values[part]?.[name]?.trim().length ?? 0) - signUpLimits[name];
    const what = {
      required: texts.isRequiredText,
      notValid: texts.isNotValidText,
      tooLong: fill(texts.isTooLong, { count: over }),
    };
    return inPart(part, name, `${texts.fields[name]} ${what[problem]}`, texts);
  });
}

/**
 * The messages at the fields for what the api refused; empty when the trouble is about no field.
 *
 * @param refused the field that the api names
 */
export function messagesOfTrouble(
  trouble: SignUpTrouble,
  refused: SignUpFieldPath | undefined,
  texts: SignUpTexts,
  hasShippingPart: boolean,
): SignUpMessage[] {
  if (trouble === 'user_exists') return [inPart('customer', 'email', texts.userExistsText, texts)];
  if (trouble !== 'invalid_zip_code' && trouble !== 'invalid_field') return [];
  // An api that does not name the zip code means either of them.
  const paths = refused ? [refused] : (['billing_address.zip', 'shipping_address.zip'] as const);
  const asTyped = new Set(
    paths.map((path) => (hasShippingPart ? path : path.replace('shipping', 'billing'))),
  );
  return [...asTyped].map((path) => {
    const [part, name] = path.split('.') as [SignUpPart, SignUpFieldName];
    const isZip = trouble === 'invalid_zip_code';
    const message = isZip ? texts.zipCodeInvalidText : `${texts.fields[name]} ${texts.isNotValidText}`;
    return inPart(part, name, message, texts);
  });
}

/** The message for a trouble that is about no field. */
export function troubleText(trouble: SignUpTrouble | undefined, texts: SignUpTexts): string | undefined {
  switch (trouble) {
    case 'technical_error':
      return texts.technicalErrorText;
    case 'too_often':
      return texts.tooOften;
    case 'not_now':
      return texts.notNow;
    case 'closed':
      return texts.closed;
    case 'expired':
      return texts.expired;
    default:
      return undefined;
  }
}

function plain(path: FieldPath, message: string): SignUpMessage {
  return { path, message, inSummary: message };
}

function inPart(part: SignUpPart, name: SignUpFieldName, message: string, texts: SignUpTexts): SignUpMessage {
  const inSummary = part === 'customer' ? message : `${texts.parts[part]}: ${message}`;
  return { path: `${part}.${name}`, message, inSummary };
}
