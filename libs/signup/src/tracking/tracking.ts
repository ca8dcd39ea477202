import type { MemberType } from '@guildhall/api-contract';

/** The event that is tracked for a paid sign-up. */
export interface SignUpTrackingEvent {
  event: 'individualMembership' | 'individualMembership+Donation' | 'subscriptions';
  plan_label: string;
}

const events: Record<MemberType, SignUpTrackingEvent['event']> = {
  'individual-membership': 'individualMembership',
  'futures-membership-+-donation': 'individualMembership+Donation',
  'individual-membership-digital': 'subscriptions',
};

/** The event of a plan's sign-up. @param label defaults to the plan's id */
export function toTrackingEvent(plan: MemberType, label: string = plan): SignUpTrackingEvent {
  return { event: events[plan], plan_label: label };
}
