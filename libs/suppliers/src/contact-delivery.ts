import type { ContactField } from '@guildhall/api-contract/contact';

/** A message from a contact form, as it is delivered. */
export interface ContactMessage {
  /** The same for every attempt at the same message. */
  id: string;
  /** The fields as filled in, in the order of the form. */
  fields: readonly ContactField[];
  /** The path of the form's page. */
  page: string;
  /** ISO 8601. */
  sentAt: string;
  /** True if the hidden field was filled in: by a program that sends spam, or by one that fills in a person's forms. */
  mayBeSpam?: boolean;
  /** The message as an email, in the organisation's language. */
  mail: { subject: string; text: string };
}

/** One attempt to deliver a message: its deadline, and the callbacks that report its progress. */
export interface Attempt {
  /** Aborted when time is up. A message that was not sent by then must no longer be sent. */
  signal: AbortSignal;
  /** Called just before the message is sent: from then on it cannot be stopped. */
  onSend: () => void;
}

/**
 * Delivers a message, and resolves when the receiver has confirmed it. Rejects with `DeliveryRefused` when the
 * receiver has refused it; with any other error when the receiver was not reached or, once the message was sent, the
 * result is unknown.
 */
export type DeliverContactMessage = (message: ContactMessage, attempt: Attempt) => Promise<void>;

/**
 * The receiver has refused the message.
 *
 * @example
 * const deliver: DeliverContactMessage = async ({ mail }, { signal, onSend }) => {
 *   onSend();
 *   const { status } = await fetch('https://desk.example/tickets', { method: 'POST', body: mail.text, signal });
 *   if (status === 422) throw new DeliveryRefused('The desk refused the message.');
 * };
 */
export class DeliveryRefused extends Error {}
