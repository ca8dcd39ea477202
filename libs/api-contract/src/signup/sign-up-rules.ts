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

/** A form as it is filled in: the values of each part, and its checkboxes. */
export interface SignUpValues extends Partial<Record<SignUpPart, SignUpPartValues>> {
  /** True if the parcels go to the billing address. */
  sameAsBilling: boolean;
  /** True if the member wants the tax deduction of the plan; it then needs `taxDeductionCPR`. */
  taxDeduction: boolean;
  /** Danish civil registration number, ten characters. */
  taxDeductionCPR?: string;
  /** True if the terms are accepted; nobody signs up without. */
  terms: boolean;
}

/** Reason for which one value is invalid: missing, of the wrong form, or above its limit in `signUpLimits`. */
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

/**
 * Returns a field's text as it is sent: trimmed, and an email address without invisible characters.
 *
 * @example
 * toFieldText('city', ' Aarhus '); // 'Aarhus'
 */
export function toFieldText(name: SignUpFieldName, value = ''): string {
  return name === 'email' ? cleanEmail(value) : value.trim();
}

/** True for exactly ten characters; nothing else is validated. */
export function isCpr(value: string | undefined): boolean {
  return value?.trim().length === cprLength;
}

/**
 * The parts of the form to fill in: no shipping part if nothing is shipped, or if it is shipped to the billing address.
 *
 * @example
 * import type { Plan } from '@guildhall/organisation';
 *
 * const plan: Plan = { id: 'paper', shipping: true, notSoldIn: [], trackingEvent: 'paper' };
 * listRequiredPartNames(plan, true); // ['customer', 'billing_address']
 */
export function listRequiredPartNames(plan: Plan, sameAsBilling: boolean): readonly SignUpPart[] {
  return signUpPartNames.filter((part) => part !== 'shipping_address' || (plan.shipping && !sameAsBilling));
}

/**
 * All invalid fields of a form, in the order of the form; empty when it can be sent.
 *
 * @param countries those that the form offers if the plan is sold there; the api accepts more
 * @param fields those of the form
 * @example
 * import type { Plan } from '@guildhall/organisation';
 *
 * const plan: Plan = { id: 'friend', shipping: false, notSoldIn: [], trackingEvent: 'friend' };
 * const values: SignUpValues = { sameAsBilling: true, taxDeduction: false, terms: true };
 * findSignUpProblems(plan, values)[0]; // { part: 'customer', name: 'email', problem: 'required' }
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
