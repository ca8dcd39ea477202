export type { CreateMailWorld, MailFault, MailWorld, ReceivedMail } from './mail-world.ts';
export { testMailAdapter, type MailRole } from './test-mail-adapter.ts';
