import type { Plan } from '@guildhall/organisation';
import { cleanEmail, isReachableAddress } from '../email/email-address.ts';
import { listCountries, type SignUpCountry } from './sign-up-countries.ts';
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
 * @param isCountry true for the code of an accepted country
 */
export function findFieldProblem(
  { name, type, required }: SignUpField,
  value: string | undefined,
  isCountry: (code: string) => boolean,
): FieldProblem | undefined {
  const text = toFieldText(name, value);
  if (text === '') return required ? 'required' : undefined;
  // Somebody who has paid gets emails there; the vendor, too, rejects any address with a space, quoted or not.
  if (type === 'email' && !isReachableAddress(text)) return 'notValid';
  if (type === 'country' && !isCountry(text)) return 'notValid';
  return text.length > signUpLimits[name] ? 'tooLong' : undefined;
}

/** Returns a field's text as it is sent. */
export function toFieldText(name: SignUpFieldName, value = ''): string {
  return name === 'email' ? cleanEmail(value) : value.trim();
}

/** True for exactly ten characters; nothing else is validated. */
export function isCpr(value: string | undefined): boolean {
  return value?.trim().length === cprLength;
}

/**
 * The parts of the form to fill in: no shipping part if nothing is shipped, or if it is shipped to the billing address.
 */
export function listRequiredPartNames(plan: Plan, sameAsBilling: boolean): readonly SignUpPart[] {
  return signUpPartNames.filter((part) => part !== 'shipping_address' || (plan.shipping && !sameAsBilling));
}

/**
 * All invalid fields of a form, in the order of the form; empty when it can be sent.
 *
 * @param countries those that the form offers if the plan is sold there; the api accepts more
 * @param fields those of the form
 */
export function findSignUpProblems(
  plan: Plan,
  values: SignUpValues,
  countries?: readonly SignUpCountry[],
  fields = signUpFields,
): SignUpProblem[] {
  const isOffered = (wanted: string) => listCountries(plan, countries).some(({ code }) => code === wanted);
  const inPart = (part: SignUpPart): SignUpProblem[] =>
    fields[part].flatMap((field) => {
      const problem = findFieldProblem(field, values[part]?.[field.name], isOffered);
      return problem ? [{ part, name: field.name, problem }] : [];
    });
  const [customer, ...addresses] = listRequiredPartNames(plan, values.sameAsBilling).map(inPart);
  const wrongCpr = plan.taxDeduction && values.taxDeduction && !isCpr(values.taxDeductionCPR);
  return [
    ...(customer ?? []),
    ...(wrongCpr ? [{ part: 'taxDeductionCPR' as const, problem: 'invalidCpr' as const }] : []),
    ...addresses.flat(),
    ...(values.terms ? [] : [{ part: 'terms' as const, problem: 'termsRequired' as const }]),
  ];
}
