import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { inspect } from 'node:util';
import { MailRejected, type Mail, type SendMail } from '@guildhall/suppliers';
import { connectRole } from '../connect-adapter.ts';
import type { MailWorld } from './mail-world.ts';

/** A promise of an adapter of emails, and its proof. */
export interface MailCase {
  title: string;
  /** @throws AssertionError */
  prove(world: MailWorld): Promise<void>;
}

let count = 0;

/** An email that no other test sends. */
function createMail(): Mail {
  count += 1;
  return {
    from: { name: 'The House', address: 'house@members.example' },
    to: `recipient-${count}@members.example`,
    subject: `Façade café, ${count}`,
    text: `Dear member ${count},\n\nthe orchard’s gate is open.`,
    html: `<p>Dear member ${count},</p><p>the orchard’s gate is <b>open</b>.</p>`,
  };
}

const connect = (world: MailWorld): SendMail => connectRole(world, 'member mails');

/** Lists what has arrived for the recipient of an email. */
const listArrived = async ({ listMails }: MailWorld, { to }: Pick<Mail, 'to'>) =>
  (await listMails()).filter((mail) => mail.to.includes(to));

const isRejected = (isFinal: boolean) => (error: unknown) =>
  error instanceof MailRejected && error.isFinal === isFinal;

export const memberMailCases: readonly MailCase[] = [
  {
    title: 'an email arrives once, with its sender, recipient, subject, text and HTML',
    async prove(world) {
      const mail = createMail();
      await connect(world)(mail);
      const [arrived, ...others] = await listArrived(world, mail);
      deepEqual(others, []);
      ok(arrived, 'it has not arrived');
      ok(arrived.from.includes(mail.from.address), `it is from ${arrived.from}`);
      deepEqual([arrived.subject, normalise(arrived.text)], [mail.subject, mail.text]);
      ok(arrived.html.includes('gate is <b>open</b>'), `its HTML is ${arrived.html}`);
    },
  },
  {
    title: 'emails that are sent at the same time each arrive once',
    async prove(world) {
      const sendMail = connect(world);
      const mails = Array.from({ length: 5 }, createMail);
      await Promise.all(mails.map((mail) => sendMail(mail)));
      for (const mail of mails) equal((await listArrived(world, mail)).length, 1);
    },
  },
  {
    title: 'a subject of several lines adds nothing to the head of the email',
    async prove(world) {
      const mail = createMail();
      const injected = `eve-${count}@elsewhere.example`;
      // Refused, or on one line.
      await connect(world)({ ...mail, subject: `Hello\r\nTo: ${injected}\r\n\r\nHello` }).catch(
        () => undefined,
      );
      deepEqual(await listArrived(world, { to: injected }), []);
    },
  },
  {
    title: 'a recipient who is refused for good is a final failure, which does not quote the address',
    async prove(world) {
      const mail = createMail();
      await world.fail('refuses');
      await rejects(connect(world)(mail), (error) => {
        ok(isRejected(true)(error), `it rejects with ${inspect(error)}`);
        ok(!inspect(error, { depth: null }).includes(mail.to), 'the error quotes the address');
        return true;
      });
      deepEqual(await listArrived(world, mail), []);
    },
  },
  ...(['is busy', 'is down'] as const).map((fault): MailCase => ({
    title: `while the supplier ${fault}, an email is a failure that may pass, and can be sent later`,
    async prove(world) {
      const mail = createMail();
      const sendMail = connect(world);
      await world.fail(fault);
      await rejects(sendMail(mail), isRejected(false));
      await world.recover();
      await sendMail(mail);
      equal((await listArrived(world, mail)).length, 1);
    },
  })),
];

/** Some programs end a text with a line break, and lines with two characters. */
const normalise = (text: string): string => text.replaceAll('\r\n', '\n').trim();
