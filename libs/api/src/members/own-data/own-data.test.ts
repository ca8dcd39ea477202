import { describe, expect, it } from 'vitest';
import { call } from '../members.fixture.ts';
import { startOwnData, type Kind } from './own-data.fixture.ts';

const email = 'ada@members.example';
const to = 'ada@new.example';
const hourMs = 60 * 60_000;
const used = { status: 410, json: { error: { code: 'MEMBER_LINK_USED' } } };
const expired = { status: 410, json: { error: { code: 'MEMBER_LINK_EXPIRED' } } };
const kinds: readonly Kind[] = ['passwords', 'links'];

describe.each(kinds)('a new address of a login with %s', (kind) => {
  it('counts once its link is used: login, record and billing have it, and the old address is told [7.8.21]', async () => {
    const { logIn, requestAddress, press, open, getCustomer, ada, api, stage, takeMail } =
      await startOwnData(kind);
    const link = await requestAddress(to, await logIn());
    for (let time = 0; time < 3; time++)
      expect((await open(link)).json).toEqual({ purpose: 'address', email: to, isOwnBrowser: false });
    expect(getCustomer()?.email).toBe(email);
    expect(await press(link)).toMatchObject({ status: 200, json: { hasSession: false } });
    await api.members.settled();
    expect(getCustomer()?.email).toBe(to);
    expect(await takeMail(email, 'address changed')).not.toBe('');
    expect(await press(link)).toMatchObject(used);
    expect(await open(link)).toMatchObject(used);
    stage.advance(1_000);
    const token = await logIn(to);
    const status = await call(api, 'POST', '/member-status', { token, body: {} });
    expect(status.json).toMatchObject({ status: 'active' });
    expect(stage.mails.filter(({ kind: mail }) => mail === 'address changed')).toHaveLength(1);
    expect(getCustomer()?.id).toBe(ada.customerId);
  });

  it('does not count after fifteen minutes, with another secret, or by a GET [7.8.21]', async () => {
    const { logIn, requestAddress, press, open, getCustomer, api, stage } = await startOwnData(kind);
    const link = await requestAddress(to, await logIn());
    for (const path of ['/session', '/open-link', `/session?link=${link}`])
      expect((await call(api, 'GET', path)).status).toBe(404);
    expect(await press('x'.repeat(43))).toMatchObject(expired);
    stage.advance(15 * 60_000);
    expect(await open(link)).toMatchObject(expired);
    expect(await press(link)).toMatchObject(expired);
    expect(getCustomer()?.email).toBe(email);
    expect(await logIn()).not.toBe('');
  });

  it('of another member is accepted and not sent: nobody learns who is a member [7.8.21]', async () => {
    const { logIn, requestAddress, addMember, api } = await startOwnData(kind);
    await addMember('bo@members.example');
    expect(await requestAddress('bo@members.example', await logIn())).toBe('');
    expect((await call(api, 'POST', '/member-email', { body: { email: to } })).status).toBe(401);
  });

  it('is undone everywhere for three days, by its earlier owner alone [7.8.22]', async () => {
    const setting = await startOwnData(kind);
    const { logIn, requestAddress, press, open, getCustomer, takeMail, api, stage } = setting;
    await press(await requestAddress(to, await logIn()));
    const undo = await takeMail(email, 'address changed');
    stage.advance(1_000);
    const later = await logIn(to);
    const third = await requestAddress('ada@third.example', later);
    stage.advance(72 * hourMs - 1_001);
    expect((await open(undo)).json).toEqual({ purpose: 'undo', email, isOwnBrowser: true });
    expect(await press(undo)).toMatchObject({ status: 200, json: { hasSession: false } });
    await api.members.settled();
    expect(getCustomer()?.email).toBe(email);
    expect(await press(undo)).toMatchObject(used);
    expect(await press(third)).toMatchObject(expired);
    expect((await call(api, 'POST', '/member-status', { token: later, body: {} })).status).toBe(401);
    const token = await setting.logInAgain();
    expect((await call(api, 'POST', '/member-status', { token, body: {} })).status).toBe(200);
  });

  it('cannot be undone after three days [7.8.22]', async () => {
    const { logIn, requestAddress, press, getCustomer, takeMail, api, stage } = await startOwnData(kind);
    await press(await requestAddress(to, await logIn()));
    const undo = await takeMail(email, 'address changed');
    stage.advance(72 * hourMs);
    expect(await press(undo)).toMatchObject(expired);
    await api.members.settled();
    expect(getCustomer()?.email).toBe(to);
  });

  it('arrives at the vendor once that responds again [7.8.21]', async () => {
    const { logIn, requestAddress, press, getCustomer, stage, restart } = await startOwnData(kind);
    const link = await requestAddress(to, await logIn());
    stage.vendorDown();
    expect((await press(link)).status).toBe(200);
    await restart();
    expect(getCustomer()?.email).toBe(email);
    stage.vendorDown(false);
    stage.advance(hourMs);
    await restart();
    expect(getCustomer()?.email).toBe(to);
  });

  it('arrives everywhere at whichever step the api is killed, and so does its undoing [7.8.21] [7.8.22]', async () => {
    for (const isUndone of [false, true]) {
      let crashes = 0;
      for (let step = 1, isKilled = true; isKilled; step++) {
        const setting = await startOwnData(kind);
        const { logIn, requestAddress, takeMail, stage } = setting;
        let link = await requestAddress(to, await logIn());
        if (isUndone) {
          await setting.press(link);
          link = await takeMail(email, 'address changed');
        }
        setting.crash.dieAt(step);
        await setting.press(link);
        await setting.api.members.settled();
        isKilled = setting.crash.isDead;
        crashes += Number(isKilled);
        await setting.restart();
        expect([200, 410]).toContain((await setting.press(link)).status);
        await setting.restart();
        const expected = isUndone ? email : to;
        expect([step, setting.getCustomer()?.email]).toEqual([step, expected]);
        const token = await (isUndone ? setting.logInAgain() : setting.logIn(expected));
        expect([step, token]).not.toEqual([step, '']);
        if (!isUndone)
          expect(stage.mails.some((mail) => mail.kind === 'address changed' && mail.to === email)).toBe(true);
        await stage.end(setting.api);
      }
      expect(crashes).toBeGreaterThan(8);
    }
  }, 120_000);
});

describe.each(kinds)('an address that was changed at the vendor, with %s', (kind) => {
  async function startInPortal() {
    const setting = await startOwnData(kind);
    const { ada, api } = setting;
    const token = await setting.logIn();
    expect((await call(api, 'POST', '/cps', { token, body: { id: ada.customerId } })).status).toBe(200);
    return { ...setting, token };
  }

  it('becomes that of the login once its owner has used a link, and can be undone [7.8.23]', async () => {
    const { changeInPortal, takeMail, press, logIn, getCustomer, api, stage } = await startInPortal();
    await changeInPortal(to, 2);
    expect(stage.mails.filter((mail) => mail.kind === 'address link')).toHaveLength(1);
    expect(await logIn()).not.toBe('');
    expect((await press(await takeMail(to, 'address link'))).status).toBe(200);
    await api.members.settled();
    expect(await logIn(to)).not.toBe('');
    expect((await press(await takeMail(email, 'address changed'))).status).toBe(200);
    await api.members.settled();
    expect(getCustomer()?.email).toBe(email);
  });

  it('that is the login’s, another member’s or unknown before sends nothing [7.8.23]', async () => {
    const { changeInPortal, addMember, stage } = await startInPortal();
    await changeInPortal(email);
    await addMember('bo@members.example');
    await changeInPortal('bo@members.example');
    const other = await startOwnData(kind);
    await other.changeInPortal(to);
    for (const { mails } of [stage, other.stage])
      expect(mails.filter((mail) => mail.kind === 'address link')).toEqual([]);
  });

  it('does not take back a change of the login that billing is about to follow [7.8.23]', async () => {
    const { changeInPortal, requestAddress, token, press, stage, getCustomer, restart } =
      await startInPortal();
    const link = await requestAddress(to, token);
    stage.vendorDown();
    await press(link);
    await changeInPortal('typed@members.example');
    stage.vendorDown(false);
    stage.advance(hourMs);
    await restart();
    await restart();
    expect(getCustomer()?.email).toBe(to);
    expect(stage.mails.filter((mail) => mail.to === 'typed@members.example')).toEqual([]);
  });
});

describe.each(kinds)('a member’s name and postal address, with %s', (kind) => {
  it('are changed by the member, at login and billing [7.8.24]', async () => {
    const { logIn, api, getCustomer } = await startOwnData(kind);
    const token = await logIn();
    const send = (path: string, body: object) => call(api, 'POST', path, { token, body });
    expect((await send('/member-name', { name: 'Ada Marie Vind' })).status).toBe(200);
    await api.members.settled();
    expect(getCustomer()).toMatchObject({ first_name: 'Ada Marie', last_name: 'Vind' });
    const before = await send('/member-data', {});
    expect(before.json['fields']).toContainEqual({ name: 'zip', required: true, value: '' });
    const address = { line1: 'Havnen 2', city: 'Aarhus', zip: '8000', country: 'DK' };
    const after = await send('/member-data', { address });
    expect(after.json['fields']).toContainEqual({ name: 'line1', required: true, value: 'Havnen 2' });
    expect(getCustomer()?.billing_address).toMatchObject({ ...address, last_name: 'Vind' });
  });

  it.each([
    [{ line1: '', city: 'Aarhus', zip: '8000', country: 'DK' }],
    [{ line1: 'Havnen 2', city: 'Aarhus', zip: '8000', country: 'Denmark' }],
    [{ line1: 'x'.repeat(151), city: 'Aarhus', zip: '8000', country: 'DK' }],
    [{ line1: 'Havnen 2', city: 'Aarhus', zip: '8000', country: 'DK', email: to }],
  ])('are not changed to %j [7.8.24]', async (address) => {
    const { logIn, api, getCustomer } = await startOwnData(kind);
    const token = await logIn();
    const response = await call(api, 'POST', '/member-data', { token, body: { address } });
    expect(response.status).toBe(400);
    expect(getCustomer()?.billing_address).toBeUndefined();
  });

  it('are kept if the vendor refuses a field, which the response names [7.8.24]', async () => {
    const { logIn, api, getCustomer } = await startOwnData(kind);
    const token = await logIn();
    const address = { line1: 'Havnen 2', city: 'Aarhus', zip: '80', country: 'DK' };
    const response = await call(api, 'POST', '/member-data', { token, body: { address } });
    expect(response).toMatchObject({ status: 200, json: { refused: 'zip' } });
    expect(getCustomer()?.billing_address).toBeUndefined();
  });
});

describe.each(kinds)('a member who logs out everywhere, with %s', (kind) => {
  it('has no session left, here, elsewhere or at the portal, and others keep theirs [7.8.25]', async () => {
    const { logIn, addMember, api, ada, stage } = await startOwnData(kind);
    const bo = await addMember('bo@members.example');
    const [here, elsewhere, other] = [await logIn(), await logIn(), await logIn(bo.email)];
    const send = (path: string, token: string, body = {}) => call(api, 'POST', path, { token, body });
    await send('/cps', elsewhere, { id: ada.customerId });
    const response = await send('/member-log-out', here);
    expect(response).toMatchObject({ status: 200, json: { success: true } });
    expect(String(response.headers['set-cookie'])).toMatch(/guildhall-session=;/);
    for (const token of [here, elsewhere])
      expect(await send('/member-status', token)).toMatchObject({
        ...{ status: 401, json: { error: { code: 'MEMBER_SESSION_ENDED' } } },
      });
    expect((await send('/member-status', other)).status).toBe(200);
    const sessions = [...stage.vendor.sites.live.sessions.values()];
    expect(sessions.map(({ status }) => status)).toEqual(['logged_out']);
    stage.advance(1_000);
    expect((await send('/member-status', await logIn())).status).toBe(200);
  });
});
