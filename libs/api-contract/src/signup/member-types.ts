/** The kinds of membership, as blocks name them in `subscriptionType` and calls in `plan_id`. */
export const memberTypes = [
  'individual-membership',
  'individual-membership-digital',
  'futures-membership-+-donation',
] as const;

/** A kind of membership: what the spec calls the plan id. The billing vendor has an id of its own for each. */
export type MemberType = (typeof memberTypes)[number];

/** Whether a text from content or from a request names a membership that can be joined. */
export function isMemberType(text: unknown): text is MemberType {
  return memberTypes.some((type) => type === text);
}

/**
 * Whether something is sent to the member's address. Nothing is for the digital membership: it has no shipping part.
 */
export function hasShipping(plan: MemberType): boolean {
  return plan !== 'individual-membership-digital';
}

/** Whether a donation can be reported for tax deduction: for the membership that includes one. */
export function hasTaxDeduction(plan: MemberType): boolean {
  return plan === 'futures-membership-+-donation';
}
