import type { SignUpTrackingEvent } from '@guildhall/signup';
import { trackedType, type TrackingGlobals } from './tracked-type.ts';

/**
 * Tracks an event: the page's own scripts are told, and it waits in memory for the tag manager, until the visitor has
 * chosen. Without a tag manager it goes nowhere.
 */
export function track(event: SignUpTrackingEvent): void {
  ((globalThis as TrackingGlobals).guildhallEvents ??= []).push(event);
  document.dispatchEvent(new CustomEvent(trackedType, { detail: event }));
}
