import { describe, expect, it } from 'vitest';
import { createBrowser, startWithMember as start } from './links.fixture.ts';

const email = 'ada@members.example';
const ended = { status: 401, json: { error: { code: 'MEMBER_SESSION_ENDED' } } };

describe('a new address', () => {
  async function change(to: string) {
    const setting = await start();
    const token = await setting.logIn();
    const response = await setting.browser.post('/member-email', { email: to }, token);
    return { ...setting, token, response, link: await setting.takeLink(to) };
  }

  it('counts once its owner has used the link, and the owner of the old one is told [7.8.17]', async () => {
    const { stage, api, browser, identity, ada, response, link, requestLink } =
      await change('ada@new.example');
    expect(response.status).toBe(200);
    expect((await identity.findByEmail(email))?.uid).toBe(ada.uid);
    expect((await browser.openLink(link)).json).toEqual({
      purpose: 'address',
      email: 'ada@new.example',
      isOwnBrowser: true,
    });
    expect((await browser.useLink(link)).json).toEqual({ hasSession: false });
    expect(await identity.findByEmail(email)).toBeUndefined();
    expect((await identity.findByEmail('Ada@new.example'))?.uid).toBe(ada.uid);
    await api.members.settled();
    expect(stage.mails.at(-1)).toMatchObject({ kind: 'address changed', to: email });
    expect(await requestLink('ada@new.example')).toMatch(/^[\w-]{43}$/);
  });

  it('opens no session where it is confirmed [7.8.17]', async () => {
    const { api, link } = await change('ada@new.example');
    const stranger = createBrowser(api);
    await stranger.useLink(link);
    expect(await stranger.post('/session-token')).toMatchObject(ended);
  });

  it('of another member is accepted and not sent: nobody learns who is a member [7.8.17]', async () => {
    const setting = await start();
    await setting.addMember('bo@members.example');
    const token = await setting.logIn();
    const response = await setting.browser.post('/member-email', { email: 'bo@members.example' }, token);
    expect(response).toMatchObject({ status: 200, json: { success: true } });
    expect(await setting.takeLink('bo@members.example')).toBe('');
  });

  it('cannot be requested for strangers without end: the member, each inbox and all together have limits [7.8.17]', async () => {
    const { browser, logIn, api, stage, addMember } = await start();
    const request = (from: typeof browser, to: string, token: string) =>
      from.post('/member-email', { email: to }, token);
    const token = await logIn();
    const statuses = [];
    for (let time = 0; time < 6; time++)
      statuses.push((await request(browser, `stranger${time}@new.example`, token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const others = [];
    for (let count = 0; count < 20; count++) {
      const one = createBrowser(api);
      const { email: own } = await addMember(`m${count}@members.example`);
      const { status } = await request(one, `stranger+${count}@other.example`, await logIn(one, own));
      others.push(status);
    }
    expect(others.filter((status) => status === 200)).toHaveLength(4);
    await api.members.settled();
    expect(stage.mails.filter(({ kind }) => kind === 'address link')).toHaveLength(9);
  });

  it('is requested by its member only [7.8.17]', async () => {
    const { browser } = await start();
    expect((await browser.post('/member-email', { email: 'eve@new.example' })).status).toBe(401);
  });
});
