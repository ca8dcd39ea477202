import { MailRejected } from '@guildhall/suppliers';
import { describe, expect, it } from 'vitest';
import { call } from '../members.fixture.ts';
import { startOwnData } from './own-data.fixture.ts';

const email = 'ada@members.example';
const newPassword = 'four words of mine';

/** Ada, whose password the api has seen. */
async function start() {
  const setting = await startOwnData('passwords');
  const { stage } = setting;
  const send = (token: string | undefined, path = '/member-status') =>
    call(setting.api, 'POST', path, { token: token ?? '', body: {} });
  const settle = () => setting.api.members.settled();
  await send(await setting.logIn());
  await settle();
  stage.advance(1_000);
  const changePassword = (to = email) => {
    stage.advance(1_000);
    stage.identities.changePassword(to, newPassword);
    return stage.now();
  };
  const logInAnew = (as = email) => stage.identities.logIn(as, newPassword);
  const listTold = () => stage.mails.filter(({ kind }) => kind === 'password changed');
  return { ...setting, setting, send, settle, changePassword, logInAnew, listTold };
}

describe('a member whose password was changed', () => {
  it('on the profile is told once when that was [7.8.27]', async () => {
    const { send, settle, changePassword, logInAnew, listTold } = await start();
    const at = changePassword();
    for (let time = 0; time < 3; time++)
      expect((await send(logInAnew(), '/member-password')).status).toBe(200);
    await settle();
    expect(listTold()).toEqual([{ kind: 'password changed', to: email, code: String(at) }]);
    const again = changePassword();
    await send(logInAnew(), '/member-password');
    await settle();
    expect(listTold().map(({ code }) => code)).toEqual([String(at), String(again)]);
    expect((await send('', '/member-password')).status).toBe(401);
  });

  it('elsewhere is told with the first call after the next login, once [7.8.27]', async () => {
    const { send, settle, changePassword, logInAnew, listTold, restart } = await start();
    changePassword();
    for (const path of ['/member-data', '/member-status', '/member-data']) await send(logInAnew(), path);
    await settle();
    expect(listTold()).toHaveLength(1);
    await restart();
    await send(logInAnew());
    await settle();
    expect(listTold()).toHaveLength(1);
  });

  it('elsewhere, who requests a link because they cannot log in, is told [7.8.27]', async () => {
    const { api, settle, changePassword, listTold, stage } = await start();
    changePassword();
    await call(api, 'POST', '/password-mail', { body: { email } });
    await settle();
    expect(listTold()).toHaveLength(1);
    expect(stage.mails.filter(({ kind }) => kind === 'password')).toHaveLength(1);
  });

  it('by a link is told, also if the api has never seen the login before [7.8.27]', async () => {
    const { api, addMember, send, settle, listTold, stage, logInAnew } = await start();
    const bo = await addMember('bo@members.example');
    await call(api, 'POST', '/password-mail', { body: { email: bo.email } });
    await settle();
    stage.advance(1_000);
    const code = stage.mails.findLast(({ kind }) => kind === 'password')?.code ?? '';
    stage.identities.setPassword(code, newPassword);
    await send(logInAnew(bo.email));
    await settle();
    expect(listTold().map(({ to }) => to)).toEqual([bo.email]);
  });

  it('gets no email about the first password [7.8.27]', async () => {
    const { stage, send, settle, changePassword, logInAnew, listTold } = await start();
    const { identity, setPassword, signUp } = stage.identities;
    const { uid } = signUp('new@members.example', 'nobody knows it');
    stage.records.put(uid, 'gh-new');
    const { code } = await identity.createPasswordCode('new@members.example');
    stage.advance(1_000);
    setPassword(code, newPassword);
    await send(logInAnew('new@members.example'), '/member-password');
    await settle();
    expect(listTold()).toEqual([]);
    changePassword('new@members.example');
    await send(logInAnew('new@members.example'));
    await settle();
    expect(listTold()).toHaveLength(1);
  });

  it('gets no email about one that an undone change of the address has replaced [7.8.27]', async () => {
    const { setting, stage, send, settle, listTold } = await start();
    const to = 'eve@new.example';
    await setting.press(await setting.requestAddress(to, await setting.logIn()));
    await setting.press(await setting.takeMail(email, 'address changed'));
    await settle();
    await setting.logInAgain();
    expect(listTold()).toEqual([]);
    await send(stage.identities.logIn(email, 'correct horse'));
    await settle();
    expect(listTold().map((mail) => mail.to)).toEqual([email]);
  });

  it('is told once the relay is back, also after a restart, unless it refuses for good [7.8.27]', async () => {
    for (const isFinal of [false, true]) {
      const { setting, stage, send, settle, changePassword, logInAnew, listTold } = await start();
      setting.setRelay(() => Promise.reject(new MailRejected({ code: 'ETIMEDOUT', isFinal })));
      changePassword();
      await send(logInAnew());
      await settle();
      expect(listTold()).toEqual([]);
      setting.setRelay(async () => undefined);
      await setting.restart();
      expect(listTold()).toHaveLength(isFinal ? 0 : 1);
      stage.advance(60 * 60_000);
      await setting.restart();
      expect(listTold()).toHaveLength(isFinal ? 0 : 1);
    }
  });

  it('learns of one change at whichever step the api is killed [7.8.27]', async () => {
    let crashes = 0;
    for (let step = 1, isKilled = true; isKilled; step++) {
      const { setting, stage, send, settle, changePassword, logInAnew, listTold } = await start();
      const at = changePassword();
      setting.crash.dieAt(step);
      await send(logInAnew(), '/member-password');
      await settle();
      isKilled = setting.crash.isDead;
      crashes += Number(isKilled);
      await setting.restart();
      await send(logInAnew());
      await settle();
      // One that is killed before it has noted what the relay accepted sends the same email again.
      expect([step, new Set(listTold().map(({ code }) => code))]).toEqual([step, new Set([String(at)])]);
      expect(listTold().length).toBeLessThanOrEqual(isKilled ? 2 : 1);
      await stage.end(setting.api);
    }
    expect(crashes).toBeGreaterThan(6);
  });
});
