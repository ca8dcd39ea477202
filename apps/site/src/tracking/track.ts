import type { SignUpTrackingEvent } from '@guildhall/signup';

/** What analytics would be told. There is none yet: the event is given to the page's own scripts alone. */
export function track(event: SignUpTrackingEvent): void {
  document.dispatchEvent(new CustomEvent('guildhall:track', { detail: event }));
}
