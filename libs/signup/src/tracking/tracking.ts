import type { MemberType } from '@guildhall/api-contract';

/** What is told to those who count sign-ups. */
export interface SignUpTrackingEvent {
  event: 'individualMembership' | 'individualMembership+Donation' | 'subscriptions';
  plan_label: string;
}

const events: Record<MemberType, SignUpTrackingEvent['event']> = {
  'individual-membership': 'individualMembership',
  'futures-membership-+-donation': 'individualMembership+Donation',
  'individual-membership-digital': 'subscriptions',
};

/** The event of a plan's sign-up; a plan without a label is called by its name. */
export function trackingEventOf(plan: MemberType, label: string = plan): SignUpTrackingEvent {
  return { event: events[plan], plan_label: label };
}
