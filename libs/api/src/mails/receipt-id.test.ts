import { smtp } from '@guildhall/mail-smtp';
import { defineOrganisation } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { startRelay } from '../contact/relay.fixture.ts';
import { loadMailLook } from './mail-look.ts';
import { mailTexts } from './mail-texts.ts';
import { createMemberMails } from './member-mails.ts';

const organisation = defineOrganisation({
  ...{ language: 'en', currency: 'EUR', vatHome: 'IE', plans: { friend: { shipping: false } } },
});

it('a receipt that is sent again has the ID that it had before, so that it is shown once [7.14.7]', async () => {
  const { env, mails } = await startRelay();
  const sendMail = smtp().roles['member mails']?.connect(
    { ...env, SITE_ORIGIN: 'https://site.test', DEADLINE_MS: 5_000 } as never,
    () => undefined,
    organisation,
  );
  if (!sendMail) throw new Error('there is no relay');
  const { sendReceipt } = createMemberMails({
    ...{ sendMail, from: { name: 'The House', address: 'house@members.example' }, texts: mailTexts },
    ...{ siteOrigin: 'https://site.test', look: loadMailLook() },
    organisation,
  });
  const statement = { kind: 'withdrawal', id: 'one', name: 'Ada', email: 'ada@post.example' } as const;
  for (let time = 0; time < 2; time += 1)
    await sendReceipt('ada@post.example', {
      ...{ ...statement, contract: 'RF18', details: undefined, receivedAt: 0, state: 'open' },
      endsAt: undefined,
    });
  expect(mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1])).toEqual([
    ...['<receipt-one@members.example>', '<receipt-one@members.example>'],
  ]);
});
