import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../answers/api-error.ts';
import { Refused, type ContactMessage, type Deliver } from './contact-message.ts';

/** Whether the receiver has confirmed a message, or it was only sent. */
export type Delivery = 'confirmed' | 'unconfirmed';

/** How many messages are remembered, so that a repeat is not sent twice. */
const maxRemembered = 1000;

export interface ContactPostOptions {
  /** How long a visitor waits for the receiver's answer, ms. A message that was not sent by then is no longer sent. */
  deadlineMs: number;
  /** Called when a message is refused after its visitor was told that it was sent. */
  onLost?: () => void;
}

/** Sends each message once, however often it is called with it; rejects when it has certainly not arrived. */
export type ContactPost = (message: ContactMessage) => Promise<Delivery>;

interface Sending {
  hasLeft: () => boolean;
  /** Settles with the final result. */
  end: Promise<Delivery>;
}

/** Makes the function through which all contact messages are sent. It remembers the latest ones. */
export function createContactPost(deliver: Deliver, options: ContactPostOptions): ContactPost {
  const { deadlineMs, onLost } = options;
  const known = new Map<string, Sending>();

  function send(message: ContactMessage): Sending {
    const key = keyOf(message);
    const before = known.get(key);
    if (before) return before;
    const sending = startSending(deliver, message, deadlineMs);
    known.set(key, sending);
    // The oldest go first: a map is in the order in which it was filled.
    for (const old of known.keys()) if (known.size > maxRemembered) known.delete(old);
    // A message that has certainly not arrived may be sent again.
    sending.end.catch(() => known.delete(key));
    return sending;
  }

  return async (message) => {
    const sending = send(message);
    let answered = false;
    sending.end.catch(() => answered && onLost?.());
    const waited = new AbortController();
    const late = wait(deadlineMs, undefined, { signal: waited.signal }).then(() => {
      answered = sending.hasLeft();
      return answered ? ('unconfirmed' as const) : sending.end;
    });
    late.catch(() => undefined);
    return Promise.race([sending.end, late]).finally(() => waited.abort());
  };
}

function startSending(deliver: Deliver, message: ContactMessage, deadlineMs: number): Sending {
  const time = new AbortController();
  const timeIsUp = Promise.withResolvers<never>();
  let hasLeft = false;
  const timer = setTimeout(() => {
    if (hasLeft) return;
    time.abort();
    timeIsUp.reject(new Error('Time is up'));
  }, deadlineMs);
  const attempt = {
    signal: time.signal,
    leaves: () => {
      time.signal.throwIfAborted();
      hasLeft = true;
    },
  };
  const end = Promise.race([deliver(message, attempt), timeIsUp.promise]).then(
    (): Delivery => 'confirmed',
    (error: unknown): Delivery => {
      if (hasLeft && !(error instanceof Refused)) return 'unconfirmed';
      // The supplier's error may quote the message.
      throw new ApiError('API_SUPPLIER_FAILED');
    },
  );
  const over = () => clearTimeout(timer);
  end.then(over, over);
  return { hasLeft: () => hasLeft, end };
}

/** The key includes the content: the same id with other content is another message. */
function keyOf({ id, fields }: ContactMessage): string {
  return `${id} ${createHash('sha256').update(JSON.stringify(fields)).digest('base64')}`;
}
