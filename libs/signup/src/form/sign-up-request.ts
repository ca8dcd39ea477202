import {
  maxReturnPath,
  signUpFields,
  toFieldText,
  type CcuRequest,
  type SignUpPart,
  type SignUpValues,
} from '@guildhall/api-contract/signup';
import type { Plan } from '@guildhall/organisation';

export interface SignUpContext {
  testsite: boolean;
  /** The path of the page, to which the checkout's own page returns. */
  path: string;
}

/**
 * The request of a valid form: values trimmed, empty ones left out, the billing address as shipping address where that is
 * ticked, and the tax number only for the plan that has a tax deduction.
 */
export function toSignUpRequest(
  plan: Plan,
  values: SignUpValues,
  context: SignUpContext,
  fields = signUpFields,
): CcuRequest {
  const shipped: SignUpPart = values.sameAsBilling ? 'billing_address' : 'shipping_address';
  const cpr = plan.taxDeduction && values.taxDeduction ? (values.taxDeductionCPR ?? '').trim() : undefined;
  const toPartValues = (part: SignUpPart): Record<string, string> => {
    const entries = fields[part].map(({ name }) => [name, toFieldText(name, values[part]?.[name])] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== ''));
  };
  const path = encodeURI(decodeURI(context.path));
  return {
    subscription: { plan_id: plan.id },
    customer: toPartValues('customer') as CcuRequest['customer'],
    billing_address: toPartValues('billing_address') as CcuRequest['billing_address'],
    ...(plan.shipping && {
      shipping_address: toPartValues(shipped) as NonNullable<CcuRequest['shipping_address']>,
    }),
    ...(cpr !== undefined && { tax_deduction_cpr: cpr }),
    ...(context.testsite && { testsite: true }),
    ...(path.length <= maxReturnPath && { return_path: path }),
  };
}
