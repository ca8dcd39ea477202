/** The kinds of membership, as blocks name them in `subscriptionType` and calls in `plan_id`. */
export const memberTypes = [
  'individual-membership',
  'individual-membership-digital',
  'futures-membership-+-donation',
] as const;

/** A kind of membership: the spec's plan id. The billing vendor has its own id for each. */
export type MemberType = (typeof memberTypes)[number];

/** True for a membership that can be joined. */
export function isMemberType(text: unknown): text is MemberType {
  return memberTypes.some((type) => type === text);
}

/** True for a membership with a shipping address: all but the digital one. */
export function hasShipping(plan: MemberType): boolean {
  return plan !== 'individual-membership-digital';
}

/** True for the membership whose donation can be reported for tax deduction. */
export function hasTaxDeduction(plan: MemberType): boolean {
  return plan === 'futures-membership-+-donation';
}
