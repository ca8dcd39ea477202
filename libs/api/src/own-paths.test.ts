import { defaultPaths } from '@guildhall/organisation';
import { expect, it } from 'vitest';
import { composed } from './app.fixture.ts';
import { composeExampleMails } from './mail-files/compose-example-mails.ts';
import { renderMailText } from './mails/render-mail.ts';
import { call, createMembersStage, siteOrigin } from './members/members.fixture.ts';
import { englishApiTexts } from './texts/english-api-texts.ts';

const organisation = {
  ...composed.organisation,
  paths: { login: '/sign-in', profile: '/my-page', resetPassword: '/new-password' },
} as const;

it('the portal returns to the organisation’s own path of the profile [7.8.3]', async () => {
  const stage = await createMembersStage();
  const api = await stage.start({ organisation });
  const { token, customerId } = stage.addMember('ada@members.example');
  expect(await call(api, 'POST', '/cps', { token, body: { id: customerId } })).toMatchObject({ status: 200 });
  const [session] = stage.vendor.sites.live.sessions.values();
  expect(session?.redirect_url).toBe(`${siteOrigin}/my-page`);
});

it.each(['passwords', 'links'] as const)('emails about logins by %s name no default path', (logins) => {
  const mails = composeExampleMails(
    { siteOrigin, name: 'The Guild', organisation, texts: englishApiTexts.mails },
    { currency: 'EUR', logins, reports: Object.values(englishApiTexts.reports) },
  );
  const text = Object.values(mails).map(renderMailText).join('\n');
  expect(text).toContain(`${siteOrigin}/sign-in`);
  for (const path of Object.values(defaultPaths)) expect(text).not.toContain(siteOrigin + path);
});
