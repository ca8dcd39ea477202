import type { Plan } from '@guildhall/organisation';

/** The event that is tracked for a paid sign-up. */
export interface SignUpTrackingEvent {
  /** The plan's `trackingEvent`. */
  event: string;
  /** The plan's name for the organisation's statistics. */
  plan_label: string;
}

/** The event of a plan's sign-up. @param label defaults to the plan's id */
export function toTrackingEvent({ id, trackingEvent: event }: Plan, label: string = id): SignUpTrackingEvent {
  return { event, plan_label: label };
}
