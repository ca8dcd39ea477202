import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ContactMessage, type DeliverContactMessage, DeliveryRefused } from '@guildhall/suppliers';
import { ApiError } from '../errors/api-error.ts';

/** `unconfirmed`: the message was sent, but the receiver has not confirmed it. */
type DeliveryResult = 'confirmed' | 'unconfirmed';

/** Messages that are remembered, so that a repeat is not sent twice. */
const maxRemembered = 1000;

export interface ContactSenderOptions {
  /** The time a visitor waits for the receiver's response, ms. A message that was not sent by then is no longer sent. */
  deadlineMs: number;
  /** Called when a message is refused after its visitor has seen that it was sent. */
  onLateRefusal?: () => void;
}

/** Sends each message once, however often it is called with it; rejects when it has certainly not arrived. */
export type SendContactMessage = (message: ContactMessage) => Promise<DeliveryResult>;

interface Sending {
  isSent: () => boolean;
  /** Settles with the final result. */
  end: Promise<DeliveryResult>;
}

/** Makes the function through which all contact messages are sent. It remembers the latest ones. */
export function createContactSender(
  deliver: DeliverContactMessage,
  options: ContactSenderOptions,
): SendContactMessage {
  const { deadlineMs, onLateRefusal } = options;
  const remembered = new Map<string, Sending>();

  function send(message: ContactMessage): Sending {
    const key = createKey(message);
    const before = remembered.get(key);
    if (before) return before;
    const sending = startSending(deliver, message, deadlineMs);
    remembered.set(key, sending);
    // The oldest go first: a map is in the order in which it was filled.
    for (const old of remembered.keys()) if (remembered.size > maxRemembered) remembered.delete(old);
    // A message that has certainly not arrived may be sent again.
    sending.end.catch(() => remembered.delete(key));
    return sending;
  }

  return async (message) => {
    const sending = send(message);
    let hasResponded = false;
    sending.end.catch(() => hasResponded && onLateRefusal?.());
    const waited = new AbortController();
    const late = wait(deadlineMs, undefined, { signal: waited.signal }).then(() => {
      hasResponded = sending.isSent();
      return hasResponded ? ('unconfirmed' as const) : sending.end;
    });
    late.catch(() => undefined);
    return Promise.race([sending.end, late]).finally(() => waited.abort());
  };
}

function startSending(deliver: DeliverContactMessage, message: ContactMessage, deadlineMs: number): Sending {
  const time = new AbortController();
  const expired = Promise.withResolvers<never>();
  let isSent = false;
  const timer = setTimeout(() => {
    if (isSent) return;
    time.abort();
    expired.reject(new Error('Time is up'));
  }, deadlineMs);
  const attempt = {
    signal: time.signal,
    onSend: () => {
      time.signal.throwIfAborted();
      isSent = true;
    },
  };
  const end = Promise.race([deliver(message, attempt), expired.promise]).then(
    (): DeliveryResult => 'confirmed',
    (error: unknown): DeliveryResult => {
      if (isSent && !(error instanceof DeliveryRefused)) return 'unconfirmed';
      // The supplier's error may quote the message.
      throw new ApiError('API_SUPPLIER_FAILED');
    },
  );
  const stopTimer = () => clearTimeout(timer);
  end.then(stopTimer, stopTimer);
  return { isSent: () => isSent, end };
}

/** The key includes the content: the same id with other content is another message. */
function createKey({ id, fields }: ContactMessage): string {
  return `${id} ${createHash('sha256').update(JSON.stringify(fields)).digest('base64')}`;
}
