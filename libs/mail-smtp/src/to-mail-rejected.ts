import { MailRejected } from '@guildhall/suppliers';

/** Reads an error of nodemailer. A refusal is final if it is about the recipient or the message (5xx). */
export function toMailRejected(error: unknown): MailRejected {
  const { code, responseCode, command } = (error ?? {}) as Partial<Record<string, unknown>>;
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  // Without a command of the relay: no relay can be asked to send to such an address.
  const isUnusable = command === 'API' && code === 'EENVELOPE';
  const isForGood = (status ?? 0) >= 500 && (status ?? 0) < 600;
  return new MailRejected({
    ...(typeof code === 'string' && { code }),
    status,
    isFinal: isUnusable || (isAboutMail && isForGood),
  });
}
