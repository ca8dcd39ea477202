import type { SignUpTrackingEvent } from '../tracking/tracking.ts';
import { awaitedKey } from './forget-sign-up.ts';

/** The announcement of an opened checkout’s payment. It says nothing about the person. */
export interface AwaitedPayment {
  /** The plan's id. */
  plan: string;
  event: SignUpTrackingEvent;
}

/** For a browser that stores nothing. */
let inMemory: AwaitedPayment | undefined;

/** Keeps in this tab what the payment of an opened checkout announces; the draft may expire before. */
export function awaitPayment(payment: AwaitedPayment): void {
  try {
    sessionStorage.setItem(awaitedKey, JSON.stringify(payment));
  } catch {
    inMemory = payment;
  }
}

/** Returns what to announce about a payment: nothing the second time, or if no checkout was opened in this tab. */
export function takeAwaited(): AwaitedPayment | undefined {
  let payment = inMemory;
  inMemory = undefined;
  try {
    payment = (JSON.parse(sessionStorage.getItem(awaitedKey) ?? 'null') as AwaitedPayment | null) ?? payment;
    sessionStorage.removeItem(awaitedKey);
  } catch {
    // Storage is denied, or holds something else.
  }
  return payment;
}
