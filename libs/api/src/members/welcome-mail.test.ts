import { describe, expect, it } from 'vitest';
import { createSignUp } from '../billing/billing.fixture.ts';
import { call, createMembersStage } from './members.fixture.ts';

const email = 'ada@members.example';
const member = { status: 'member', plan_id: 'individual-membership' };

/** A browser that has paid. Its status is what the page shows. */
async function payInBrowser(isTestsite = false) {
  const stage = await createMembersStage();
  const api = await stage.start();
  const join = async () => {
    const body = { ...createSignUp(email), testsite: isTestsite };
    const { json, headers } = await call(api, 'POST', '/ccu', { body });
    const site = isTestsite ? 'test' : 'live';
    expect(stage.vendor.pay(site, String(json['id']), email)).toBe('paid');
    const cookie = [headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';
    return async () => (await call(api, 'POST', '/join-status', { body: {}, headers: { cookie } })).json;
  };
  return { stage, api, join };
}

describe('a browser that has paid learns which email was sent', () => {
  it('first none, then the one with the link to set a password [4.7.4]', async () => {
    const { stage, api, join } = await payInBrowser();
    stage.records.down();
    const status = await join();
    expect(await status()).toEqual({ ...member, mail: 'pending' });
    await api.members.settled();
    expect(await status()).toEqual({ ...member, mail: 'pending' });
    expect(stage.mails).toEqual([]);
    stage.records.down(false);
    stage.advance(24 * 60 * 60_000);
    await api.members.catchUp();
    expect(stage.mails.map(({ kind }) => kind)).toEqual(['welcome']);
    expect(await status()).toEqual({ ...member, mail: 'welcome' });
  });

  it('the one without a link for somebody who has a password [4.7.4]', async () => {
    const { stage, api, join } = await payInBrowser();
    Object.assign(stage.identities.signUp(email, 'known for years'), { emailVerified: true });
    const status = await join();
    await status();
    await api.members.settled();
    expect(stage.mails.map(({ kind }) => kind)).toEqual(['welcome back']);
    expect(await status()).toEqual({ ...member, mail: 'welcome_back' });
  });

  it('none while the operator has to check the login [4.7.4]', async () => {
    const { stage, api, join } = await payInBrowser();
    Object.assign(stage.identities.signUp(email, 'known for years'), { disabled: true });
    const status = await join();
    await status();
    await api.members.settled();
    expect(stage.mails).toEqual([]);
    expect(await status()).toEqual({ ...member, mail: 'pending' });
  });

  it('none on the test site, where nobody gets a login [4.7.10]', async () => {
    const { stage, api, join } = await payInBrowser(true);
    const status = await join();
    expect(await status()).toEqual(member);
    await api.members.settled();
    expect(stage.mails).toEqual([]);
  });
});
