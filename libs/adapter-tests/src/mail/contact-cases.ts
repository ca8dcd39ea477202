import { deepEqual, equal, rejects } from 'node:assert/strict';
import { DeliveryRefused, type ContactMessage, type DeliverContactMessage } from '@guildhall/suppliers';
import { connectRole } from '../connect-adapter.ts';
import type { MailCase } from './mail-cases.ts';
import type { MailWorld } from './mail-world.ts';

let count = 0;

/** A message that no other test sends. */
function createMessage(): ContactMessage {
  count += 1;
  const value = `Message ${count}: is the gate open?`;
  return {
    id: `message-${count}-of-the-tests`,
    fields: [
      { title: 'Email', value: `visitor-${count}@members.example`, type: 'email' },
      { title: 'Words', value, type: 'textarea' },
    ],
    page: '/contact',
    sentAt: '2026-11-29T12:00:00.000Z',
    mail: { subject: 'A message from the site', text: value },
  };
}

const connect = (world: MailWorld): DeliverContactMessage => connectRole(world, 'contact mails');

const listArrived = async ({ listMails }: MailWorld, { mail: { text } }: ContactMessage) =>
  (await listMails()).filter((mail) => mail.text.includes(text));

const ignore = (): void => undefined;

export const contactCases: readonly MailCase[] = [
  {
    title: 'a contact form is delivered once, and reports first that it is sent',
    async prove(world) {
      const message = createMessage();
      const before: number[] = [];
      const onSend = () => void before.push((before[0] ?? 0) + 1);
      await connect(world)(message, { signal: new AbortController().signal, onSend });
      deepEqual(before, [1]);
      const [arrived, ...others] = await listArrived(world, message);
      deepEqual([arrived?.subject, others], [message.mail.subject, []]);
    },
  },
  {
    title: 'a contact form whose time is up before it is sent never arrives',
    async prove(world) {
      const deliver = connect(world);
      const [late, aborted] = [createMessage(), createMessage()];
      const onSend = () => {
        throw new Error('Time is up');
      };
      await rejects(deliver(late, { signal: new AbortController().signal, onSend }));
      await rejects(deliver(aborted, { signal: AbortSignal.abort(), onSend: ignore }));
      deepEqual([await listArrived(world, late), await listArrived(world, aborted)], [[], []]);
    },
  },
  {
    title: 'a contact form that is refused is known not to have arrived, and can be sent again',
    async prove(world) {
      const message = createMessage();
      const deliver = connect(world);
      const attempt = { signal: new AbortController().signal, onSend: ignore };
      await world.fail('refuses');
      await rejects(deliver(message, attempt), (error) => error instanceof DeliveryRefused);
      await world.recover();
      await deliver(message, attempt);
      equal((await listArrived(world, message)).length, 1);
    },
  },
];
