import type { ContactField } from '@guildhall/api-contract';

/** A message from a contact form, as it is handed on. */
export interface ContactMessage {
  /** The same for every attempt at the same message. */
  id: string;
  fields: readonly ContactField[];
  /** The path of the page the form stands on. */
  page: string;
  /** When it was sent, ISO 8601. */
  sentAt: string;
}

/** What the one who hands a message on is told, and tells. */
export interface Attempt {
  /** Aborted when time is up. A message that has not left by then must not leave any more. */
  signal: AbortSignal;
  /** Called just before the message leaves: from then on it cannot be called back. */
  leaves: () => void;
}

/**
 * Hands a message on, and resolves when the receiver has confirmed it. Rejects with `Refused` when the receiver has said
 * no; with anything else when it was never heard, or, once the message has left, when nobody can know.
 */
export type Deliver = (message: ContactMessage, attempt: Attempt) => Promise<void>;

/** The receiver has said that it does not take the message. */
export class Refused extends Error {}
