import type { DeliverContactMessage } from '@guildhall/suppliers';
import type { ContactConfig } from '../config/contact-variables.ts';
import { createContactSender, type SendContactMessage } from './contact-sender.ts';
import { createWebhookDelivery } from './webhook-delivery.ts';

export interface DeliveryOptions {
  now?: () => number;
  /** Called when a message is refused after its visitor has seen that it was sent. */
  onLateRefusal?: () => void;
  /** Maximum wait for the receiver to accept a message. */
  deadlineMs: number;
  /** Delivers by email; missing if the api has no supplier for it. */
  deliverMail?: DeliverContactMessage | undefined;
}

/** The delivery that is configured, a webhook before a mail relay; `undefined` when there is none. */
export function createDelivery(
  config: ContactConfig,
  { now = Date.now, deadlineMs, onLateRefusal, deliverMail }: DeliveryOptions,
): SendContactMessage | undefined {
  const deliver = chooseReceiver(config, now) ?? deliverMail;
  return (
    deliver &&
    createContactSender(deliver, {
      deadlineMs,
      ...(onLateRefusal && { onLateRefusal }),
    })
  );
}

function chooseReceiver(config: ContactConfig, now: () => number): DeliverContactMessage | undefined {
  const { CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET } = config;
  if (CONTACT_WEBHOOK_URL) return createWebhookDelivery(CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET, now);
  return undefined;
}
