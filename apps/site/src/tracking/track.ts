import type { SignUpTrackingEvent } from '@guildhall/signup';

/** What is told to those who count visits. Nobody counts yet: the event is given to the page's own scripts alone. */
export function track(event: SignUpTrackingEvent): void {
  document.dispatchEvent(new CustomEvent('guildhall:track', { detail: event }));
}
