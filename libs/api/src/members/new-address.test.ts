import { MailRejected } from '@guildhall/suppliers';
import { runOffice } from '@guildhall/members-links/office';
import { describe, expect, it } from 'vitest';
import { call } from './members.fixture.ts';
import { createBrowser, startWithMember as start } from './links.fixture.ts';

const email = 'ada@members.example';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const used = { status: 410, json: { error: { code: 'MEMBER_LINK_USED' } } };
const expired = { status: 410, json: { error: { code: 'MEMBER_LINK_EXPIRED' } } };
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

describe('the owner of an address that was replaced', () => {
  type Setting = Awaited<ReturnType<typeof startLoggedIn>>;

  async function startLoggedIn() {
    const setting = await start();
    await setting.logIn();
    const findNotices = (to = email) =>
      setting.stage.mails.filter((mail) => mail.kind === 'address changed' && mail.to === to);
    return { ...setting, findNotices };
  }

  /** Eve has a browser with Ada's session, and changes the address to her own. */
  async function takeOver({ setting, browser: eve }: Setting, to = 'eve@new.example') {
    const token = await eve.fetchToken();
    await eve.post('/member-email', { email: to }, token);
    expect(await eve.useLink(await setting.takeLink(to))).toMatchObject({ status: 200 });
    await setting.api.members.settled();
    return token;
  }

  const failure = new MailRejected({ code: 'ETIMEDOUT', isFinal: false });

  it('is told, whatever was requested for the address before [7.8.17]', async () => {
    const stage = await startLoggedIn();
    const statuses = [];
    for (let time = 0; time < 8; time++) statuses.push((await stage.browser.requestLink(email)).status);
    expect(statuses.at(-1)).toBe(429);
    await takeOver(stage);
    expect(stage.findNotices()).toHaveLength(1);
  });

  it('is told once the relay is back, also after a restart [7.8.17]', async () => {
    const { setting, stage, findNotices, ...others } = await startLoggedIn();
    setting.setRelay(() => Promise.reject(failure));
    await takeOver({ setting, stage, findNotices, ...others });
    expect(findNotices()).toEqual([]);
    setting.setRelay(async () => undefined);
    stage.advance(14_999);
    await setting.restart();
    expect(findNotices()).toEqual([]);
    stage.advance(1);
    await setting.restart();
    await setting.restart();
    expect(findNotices()).toHaveLength(1);
  });

  it('is no longer told once the relay has refused the address for good [7.8.17]', async () => {
    const stage = await startLoggedIn();
    let tries = 0;
    stage.setRelay(async () => {
      tries += 1;
      throw new MailRejected({ status: 550, isFinal: true });
    });
    await takeOver(stage);
    stage.stage.advance(24 * hourMs);
    await stage.restart();
    expect(tries).toBe(1);
  });

  it('undoes the change: login, record and billing are theirs again, and the other is logged out [7.8.19]', async () => {
    const stage = await startLoggedIn();
    const { browser: eve, api, ada, fetchStatus, identity } = stage;
    const token = await takeOver(stage);
    await eve.post('/cps', { id: ada.customerId }, token);
    const undo = stage.findNotices()[0]?.code ?? '';
    const owner = createBrowser(api);
    const opened = { purpose: 'undo', email, isOwnBrowser: true };
    for (let time = 0; time < 3; time++) expect((await owner.openLink(undo)).json).toEqual(opened);
    expect(await owner.useLink(undo)).toMatchObject({ status: 200, json: { hasSession: false } });
    expect(await owner.useLink(undo)).toMatchObject(used);
    expect(await eve.post('/session-token')).toMatchObject(ended);
    expect(await fetchStatus(token)).toMatchObject(ended);
    const sessions = [...stage.stage.vendor.sites.live.sessions.values()];
    expect(sessions.map(({ status }) => status)).toEqual(['logged_out']);
    expect(await identity.findByEmail('eve@new.example')).toBeUndefined();
    const own = await stage.logIn(owner);
    expect((await fetchStatus(own)).json).toMatchObject({ status: 'active' });
    const body = { id: ada.customerId };
    expect((await call(api, 'POST', '/cps', { token: own, body })).status).toBe(200);
  });

  it.each([
    [72 * hourMs - 1, 200],
    [72 * hourMs, 410],
  ])(
    'undoes it for three days from the notice, however late that came: after %i ms %i [7.8.19]',
    async (afterMs, status) => {
      const stage = await startLoggedIn();
      stage.setRelay(() => Promise.reject(failure));
      await takeOver(stage);
      stage.stage.advance(48 * hourMs);
      stage.setRelay(async () => undefined);
      await stage.restart();
      const undo = stage.findNotices()[0]?.code ?? '';
      stage.stage.advance(afterMs);
      expect((await createBrowser(stage.setting.api).useLink(undo)).status).toBe(status);
    },
  );

  it('undoes later changes with it, and those who made them undo nothing [7.8.19]', async () => {
    const stage = await startLoggedIn();
    const addresses = [email, 'eve@new.example', 'eve@other.example'];
    await takeOver(stage, addresses[1]);
    await takeOver(stage, addresses[2]);
    await takeOver(stage, 'eve@third.example');
    const [undo = '', second = '', third = ''] = addresses.map((to) => stage.findNotices(to)[0]?.code);
    const eve = createBrowser(stage.api);
    // Going back one step does not take the owner's way back.
    expect((await eve.useLink(third)).status).toBe(200);
    expect((await eve.useLink(undo)).status).toBe(200);
    expect(await eve.openLink(second)).toMatchObject(expired);
    expect(await eve.useLink(second)).toMatchObject(expired);
    expect((await stage.identity.findByEmail(email))?.uid).toBe(stage.ada.uid);
  });

  it('cannot be kept out by a new member, or by another member’s change, at the old address [7.8.19]', async () => {
    const stage = await startLoggedIn();
    const { browser: eve, identity, api } = stage;
    await takeOver(stage);
    expect(await identity.create(email, '')).toBe('exists');
    const bo = await stage.addMember('bo@members.example');
    const other = createBrowser(api);
    await other.post('/member-email', { email }, await stage.logIn(other, bo.email));
    expect(await other.useLink(await stage.takeLink(email))).toMatchObject(expired);
    // The member may go back without that link.
    await eve.post('/member-email', { email }, await eve.fetchToken());
    expect((await eve.useLink(await stage.takeLink(email))).status).toBe(200);
    stage.stage.advance(72 * hourMs);
    expect(await identity.create('eve@new.example', '')).not.toBe('exists');
  });

  it.each(['disable', 'remove'])('undoes nothing for a member after “%s” [7.8.19]', async (name) => {
    const stage = await startLoggedIn();
    await takeOver(stage);
    const command = [name, 'eve@new.example'];
    await runOffice({ folder: stage.stage.folder, command, print: () => undefined });
    const undo = stage.findNotices()[0]?.code ?? '';
    expect(await createBrowser(stage.api).useLink(undo)).toMatchObject(expired);
  });

  it('is not told of another spelling of the same address', async () => {
    const stage = await startLoggedIn();
    await takeOver(stage, 'Ada@Members.example');
    expect(stage.findNotices()).toEqual([]);
  });
});
