import * as vitest from 'vitest';
import { testMailAdapter, type CreateMailWorld, type MailFault } from '@guildhall/adapter-tests/mail';
import { controlSandbox, startSandbox } from '@guildhall/sandbox';
import { findFreePort } from '../../../config/free-port.ts';
import { smtp } from './smtp.ts';

const modes = { refuses: 'refused', 'is busy': 'throttled', 'is down': 'down' } as const satisfies Record<
  MailFault,
  string
>;

/** The sandbox's mail relay and its inbox. */
const createRelayWorld: CreateMailWorld = async () => {
  const smtpPort = await findFreePort();
  const sandbox = await startSandbox({ port: 0, smtpPort });
  const controls = controlSandbox(sandbox.origin);
  return {
    adapter: smtp(),
    env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, CONTACT_TO: 'house@members.example' },
    listMails: () => controls.mails(),
    fail: async (fault) =>
      void (await controls.fault({ service: 'mail', mode: modes[fault], match: 'RCPT TO' })),
    recover: () => controls.clearFaults(),
    close: () => sandbox.close(),
  };
};

testMailAdapter(vitest, 'emails through a relay [4.6.2] [4.6.3]', createRelayWorld);
