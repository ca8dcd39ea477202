import { isThisMachine } from '@guildhall/safe-content';
import { createTransport } from 'nodemailer';
import { MailRejected, type SendMail } from '../../suppliers/mail.ts';

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Sends mails through a relay, encrypted unless the relay is on this machine. */
export function connectMailRelay(relay: string): SendMail {
  const { hostname, port, protocol, username, password } = new URL(relay);
  const transport = createTransport({
    host: hostname,
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    requireTLS: !isThisMachine(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, ...mail }) => {
    await transport
      .sendMail({
        ...mail,
        // As an object: nodemailer would split a string at commas into several addresses.
        to: { name: '', address: to },
        headers: { 'auto-submitted': 'auto-generated' },
      })
      .catch((error: unknown) => {
        throw new MailRejected(error);
      });
  };
}
