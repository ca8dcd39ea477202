import { Readable } from 'node:stream';
import { isThisMachine } from '@guildhall/safe-content';
import { type Attempt, type DeliverContactMessage, DeliveryRefused } from '@guildhall/suppliers';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { toContactMail } from './contact-mail.ts';

/**
 * Time limits for the relay, ms. Until it accepts the message, the attempt's own deadline is shorter. Its response to
 * the complete message may take ten minutes (RFC 5321, 4.5.3.2.6).
 */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 600_000 };

/**
 * Sends messages as mail through a relay, once each, and never unencrypted: a relay on another machine without TLS gets
 * no mail. A message is sent when the relay responds to DATA with 354, and not before.
 */
export function createMailDelivery(relay: string, to: string): DeliverContactMessage {
  const url = new URL(relay);
  const { hostname, port, protocol, username, password } = url;
  return async (message, attempt) => {
    const { envelope, source } = await composeMail(toContactMail(message, to));
    attempt.signal.throwIfAborted();
    // One connection per message: they are rare, and an idle one would be closed by the relay anyway.
    const connection = new SMTPConnection({
      host: hostname,
      ...(port && { port: Number(port) }),
      secure: protocol === 'smtps:',
      requireTLS: !isThisMachine(hostname),
      ...timeouts,
    });
    const closed = Promise.withResolvers<never>();
    connection.on('error', closed.reject);
    connection.on('end', () => closed.reject(new Error('The relay closed the connection')));
    // A message that was not sent by then is no longer sent.
    attempt.signal.addEventListener('abort', () => connection.close());
    try {
      await Promise.race([
        transmit(connection, { envelope, source }, attempt, { username, password }),
        closed.promise,
      ]);
      connection.quit();
    } catch (error) {
      connection.close();
      throw error;
    }
  };
}

interface ComposedMail {
  envelope: SMTPConnection.Envelope;
  source: Buffer;
}

async function transmit(
  connection: SMTPConnection,
  { envelope, source }: ComposedMail,
  attempt: Attempt,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await runStep((done) => connection.connect(done));
  if (username) {
    const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    await runStep((done) => connection.login({ credentials }, done));
  }
  await runStep((done) => connection.send(envelope, createSourceStream(source, attempt), done));
}

/** The message; it is first read when the relay responds to DATA with 354. */
function createSourceStream(source: Buffer, attempt: Attempt): Readable {
  return new Readable({
    read() {
      try {
        attempt.onSend();
      } catch (error) {
        this.destroy(error as Error);
        return;
      }
      this.push(source);
      this.push(null);
    },
  });
}

/** An error with a status code of the relay is a refusal; any other error means that there was no response. */
function runStep(step: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    step((error) => {
      const { responseCode } = (error ?? {}) as { responseCode?: number };
      if (!error) resolve();
      else reject(responseCode ? new DeliveryRefused(`The relay responded with ${responseCode}`) : error);
    });
  });
}

async function composeMail(mail: ReturnType<typeof toContactMail>): Promise<ComposedMail> {
  const message = new MailComposer({ ...mail, disableFileAccess: true, disableUrlAccess: true }).compile();
  return { envelope: message.getEnvelope(), source: await message.build() };
}
