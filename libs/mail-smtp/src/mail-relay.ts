import { isThisMachine } from '@guildhall/safe-content';
import type { SendMail } from '@guildhall/suppliers';
import { createTransport } from 'nodemailer';
import { toMailRejected } from './to-mail-rejected.ts';

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
  return async ({ id, to, pictures = [], ...mail }) => {
    const { address } = mail.from;
    await transport
      .sendMail({
        ...mail,
        // Programs that show emails show one with the same ID once.
        ...(id !== undefined && { messageId: `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>` }),
        // As an object: nodemailer would split a string at commas into several addresses.
        to: { name: '', address: to },
        attachments: pictures.map(({ id, png }) => ({
          ...{ cid: id, filename: `${id}.png`, content: png },
          ...{ contentType: 'image/png', contentDisposition: 'inline' as const },
        })),
        headers: { 'auto-submitted': 'auto-generated' },
      })
      .catch((error: unknown) => {
        throw toMailRejected(error);
      });
  };
}
