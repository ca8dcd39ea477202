import { isEmailAddress } from '../email/email-address.ts';
import { hasShipping, hasTaxDeduction, type MemberType } from './member-types.ts';
import { isOfferedFor } from './sign-up-countries.ts';
import {
  cprLength,
  signUpFields,
  signUpLimits,
  signUpPartNames,
  type SignUpField,
  type SignUpFieldName,
  type SignUpPart,
} from './sign-up-fields.ts';

/** Values of one part as typed; an untouched field may be missing. */
export type SignUpPartValues = Partial<Record<SignUpFieldName, string>>;

export interface SignUpValues extends Partial<Record<SignUpPart, SignUpPartValues>> {
  sameAsBilling: boolean;
  taxDeduction: boolean;
  taxDeductionCPR?: string;
  terms: boolean;
}

export type FieldProblem = 'required' | 'notValid' | 'tooLong';

/** One invalid field of a form. */
export type SignUpProblem =
  | { part: SignUpPart; name: SignUpFieldName; problem: FieldProblem }
  | { part: 'taxDeductionCPR'; problem: 'invalidCpr' }
  | { part: 'terms'; problem: 'termsRequired' };

/**
 * Returns why a field's trimmed value is invalid, or `undefined`.
 *
 * @param isCountry the accepted countries: by default those that the form offers; the api accepts more
 */
export function findFieldProblem(
  { name, type, required }: SignUpField,
  value: string | undefined,
  plan: MemberType,
  isCountry: (plan: MemberType, code: string) => boolean = isOfferedFor,
): FieldProblem | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return required ? 'required' : undefined;
  // The vendor rejects any address with a space, quoted or not.
  if (type === 'email' && (!isEmailAddress(text) || /\s/.test(text))) return 'notValid';
  if (type === 'country' && !isCountry(plan, text)) return 'notValid';
  return text.length > signUpLimits[name] ? 'tooLong' : undefined;
}

/** True for exactly ten characters; nothing else is validated. */
export function isCpr(value: string | undefined): boolean {
  return value?.trim().length === cprLength;
}

/**
 * The parts of the form to fill in: no shipping part if nothing is shipped, or if it is shipped to the billing address.
 */
export function listRequiredPartNames(plan: MemberType, sameAsBilling: boolean): readonly SignUpPart[] {
  return signUpPartNames.filter(
    (part) => part !== 'shipping_address' || (hasShipping(plan) && !sameAsBilling),
  );
}

/** All invalid fields of a form, in the order of the form; empty when it can be sent. */
export function findSignUpProblems(plan: MemberType, values: SignUpValues): SignUpProblem[] {
  const inPart = (part: SignUpPart): SignUpProblem[] =>
    signUpFields[part].flatMap((field) => {
      const problem = findFieldProblem(field, values[part]?.[field.name], plan);
      return problem ? [{ part, name: field.name, problem }] : [];
    });
  const [customer, ...addresses] = listRequiredPartNames(plan, values.sameAsBilling).map(inPart);
  const wrongCpr = hasTaxDeduction(plan) && values.taxDeduction && !isCpr(values.taxDeductionCPR);
  return [
    ...(customer ?? []),
    ...(wrongCpr ? [{ part: 'taxDeductionCPR' as const, problem: 'invalidCpr' as const }] : []),
    ...addresses.flat(),
    ...(values.terms ? [] : [{ part: 'terms' as const, problem: 'termsRequired' as const }]),
  ];
}
