export type { CreateMailWorld, MailFault, ReceivedMail } from './mail-world.ts';
export { testMailAdapter } from './test-mail-adapter.ts';
