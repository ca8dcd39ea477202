import { describe, expect, it } from 'vitest';
import { call, createMembersStage } from '../members/members.fixture.ts';

async function start() {
  const stage = await createMembersStage();
  const api = await stage.start();
  const ada = stage.addMember('ada@members.example');
  return { stage, api, ada };
}

describe('an email with a link to set a password', () => {
  it('gets the same response for every address, and is sent to members only [7.8.8] [4.8.3]', async () => {
    const { stage, api, ada } = await start();
    stage.identities.accounts.set('gone@members.example', {
      ...{ uid: 'uid-canary-0', email: 'gone@members.example', password: 'a', emailVerified: true },
      passwordChangedAt: 0,
      ...{ name: '', disabled: true, providers: [], validSince: 0 },
    });
    const responses = [];
    for (const email of [ada.email, 'nobody@members.example', 'gone@members.example'])
      responses.push(await call(api, 'POST', '/password-mail', { body: { email } }));
    for (const { status, json } of responses)
      expect({ status, json }).toEqual({ status: 200, json: { success: true } });
    await api.members.settled();
    expect(stage.mails.map(({ kind, to }) => [kind, to])).toEqual([['password', ada.email]]);
    expect(stage.identities.setPassword(stage.mails[0]?.code ?? '', 'a new password')).toBe(true);
  });

  it('gets its response before the member is looked up and the email is sent [7.8.8]', async () => {
    const { stage } = await start();
    const { identity } = stage.identities;
    const lookups: string[] = [];
    const watched: typeof identity = {
      ...identity,
      async findByEmail(email) {
        lookups.push(email);
        return identity.findByEmail(email);
      },
    };
    const late = { identity: watched, mailsBeginWithinMs: 2 ** 30 };
    const api = await stage.start({ wrap: (parts) => ({ ...parts, ...late }) });
    const addresses = ['ada@members.example', 'nobody@members.example'];
    for (const email of addresses)
      expect((await call(api, 'POST', '/password-mail', { body: { email } })).status).toBe(200);
    expect([lookups, stage.mails]).toEqual([[], []]);
    await stage.end(api);
    expect(lookups).toEqual(addresses);
    expect(stage.mails).toHaveLength(1);
  });

  it('can be requested five times for one address, member or not, and then every half hour [7.8.8]', async () => {
    const { stage, api } = await start();
    for (const email of ['ada@members.example', 'nobody@members.example']) {
      const requestMail = () =>
        call(api, 'POST', '/password-mail', { body: { email: ` ${email.toUpperCase()} ` } });
      for (let time = 0; time < 5; time++) expect((await requestMail()).status).toBe(200);
      const refused = await requestMail();
      expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1800' } });
      stage.advance(30 * 60_000);
      expect([(await requestMail()).status, (await requestMail()).status]).toEqual([200, 429]);
    }
  });

  it('can be requested sixty times in a quarter of an hour from one address [7.8.8]', async () => {
    const { api } = await start();
    const responses = [];
    for (let time = 0; time < 61; time++) {
      const payload = { email: `nobody${time}@members.example` };
      responses.push(await api.app.inject({ method: 'POST', url: '/api/v1/password-mail', payload }));
    }
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    const waitS = Number(responses.at(-1)?.headers['retry-after']);
    expect([waitS > 14 * 60, waitS <= 15 * 60]).toEqual([true, true]);
  });
});
