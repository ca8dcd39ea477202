import {
  hasShipping,
  hasTaxDeduction,
  maxReturnPath,
  signUpFields,
  type CcuRequest,
  type MemberType,
  type SignUpPart,
  type SignUpValues,
} from '@guildhall/api-contract';

/** Where it is signed up, beside what was filled in. */
export interface SignUpPlace {
  testsite: boolean;
  /** The path of the page, for the way back from the checkout's own page. */
  path: string;
}

/**
 * A form that is right, as it is sent: without the spaces around, without what is empty, with the billing address as
 * shipping address where that is ticked, and with the tax number only where it is asked for.
 */
export function signUpRequest(plan: MemberType, values: SignUpValues, place: SignUpPlace): CcuRequest {
  const shipped: SignUpPart = values.sameAsBilling ? 'billing_address' : 'shipping_address';
  const cpr =
    hasTaxDeduction(plan) && values.taxDeduction ? (values.taxDeductionCPR ?? '').trim() : undefined;
  const path = encodeURI(decodeURI(place.path));
  return {
    subscription: { plan_id: plan },
    customer: partOf(values, 'customer') as CcuRequest['customer'],
    billing_address: partOf(values, 'billing_address') as CcuRequest['billing_address'],
    ...(hasShipping(plan) && {
      shipping_address: partOf(values, shipped) as NonNullable<CcuRequest['shipping_address']>,
    }),
    ...(cpr !== undefined && { tax_deduction_cpr: cpr }),
    ...(place.testsite && { testsite: true }),
    ...(path.length <= maxReturnPath && { return_path: path }),
  };
}

function partOf(values: SignUpValues, part: SignUpPart): Record<string, string> {
  const entries = signUpFields[part].map(({ name }) => [name, values[part]?.[name]?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
