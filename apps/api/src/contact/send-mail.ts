import { isThisMachine } from '@guildhall/safe-content';
import { createTransport } from 'nodemailer';
import { ApiError } from '../answers/api-error.ts';
import type { Deliver } from './contact-message.ts';
import { mailOf } from './mail-of.ts';

/** How long each step of talking to the relay may take, ms. */
const patience = { connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 4000 };

/**
 * Sends messages as mail through a relay, once each, and never in the clear: a relay elsewhere that offers no TLS is not
 * sent a word.
 */
export function sendMail(relay: string, to: string): Deliver {
  const requireTLS = !isThisMachine(new URL(relay).hostname);
  return async (message) => {
    // One connection per message: they are rare, and an idle one would be closed by the relay anyway.
    const transport = createTransport({
      url: relay,
      requireTLS,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...patience,
    });
    try {
      await transport.sendMail(mailOf(message, to));
    } catch {
      // What nodemailer says may quote the message.
      throw new ApiError('API_SUPPLIER_FAILED');
    } finally {
      transport.close();
    }
  };
}
