import type { SignUpTrackingEvent } from '@guildhall/signup';

/** Dispatches tracking events to the page's own scripts. There is no analytics service yet. */
export function track(event: SignUpTrackingEvent): void {
  document.dispatchEvent(new CustomEvent('guildhall:track', { detail: event }));
}
