import type { ContactField } from '@guildhall/api-contract';

/** A message from a contact form, as it is handed on. */
export interface ContactMessage {
  fields: readonly ContactField[];
  /** The path of the page the form stands on. */
  page: string;
  /** When it was sent, ISO 8601. */
  sentAt: string;
}

/** Hands a message on; rejects when nobody confirms that it has arrived. */
export type Deliver = (message: ContactMessage, signal: AbortSignal) => Promise<void>;
