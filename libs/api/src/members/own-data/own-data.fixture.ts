import { memberLinks } from '@guildhall/members-links';
import { composed } from '../../app.fixture.ts';
import { credentials, webhook } from '../../billing/billing.fixture.ts';
import { createCrashSwitch } from '../../testing/crash-switch.ts';
import { createBrowser } from '../links.fixture.ts';
import { call, createMembersStage, type MembersApi } from '../members.fixture.ts';
import { openOwnDataStore } from './own-data-store.ts';

export type Kind = 'passwords' | 'links';

/** Ada, a member with either kind of login, her customer, and an api that can be killed at any step. */
export async function startOwnData(kind: Kind) {
  const stage = await createMembersStage();
  const email = 'ada@members.example';
  const password = 'correct horse';
  let crash = createCrashSwitch();
  let relay: () => Promise<void> = async () => undefined;

  const openLinks = async () => {
    const settings = {
      ...{ DATA_DIR: stage.folder, SITE_ORIGIN: 'https://site.test' },
      ...{ DEADLINE_MS: 4_000, CHECKOUT_ORIGINS: [], SHOP_COUNTRY: 'DK' },
    };
    const { members } = memberLinks({ now: stage.now }).roles;
    const connection = members?.connect(settings, () => undefined, composed.organisation);
    if (!connection) throw new Error('links are off');
    const identity = await connection.connect(4_000);
    const records = connection.connectRecords(identity, { deadlineMs: 4_000, onEvent: () => undefined });
    if (identity.kind !== 'links') throw new Error('these are passwords');
    return { identity, records };
  };

  async function start(): Promise<MembersApi> {
    crash = createCrashSwitch();
    const { around } = crash;
    const own = kind === 'links' ? await openLinks() : undefined;
    return stage.start({
      wrap: ({ identity, vendor, mails, ...parts }) => {
        const used = own?.identity ?? identity;
        if (!used?.changes || !vendor?.details || !mails) throw new Error('nothing can be changed');
        return {
          ...parts,
          ...own,
          identity: {
            ...used,
            changes: around(used.changes),
            ...('logins' in used && {
              logins: { ...around(used.logins), notices: around(used.logins.notices) },
            }),
          } as typeof used,
          mails: {
            ...mails,
            sendPasswordChanged: async (to, change) => {
              await relay();
              await mails.sendPasswordChanged(to, change);
            },
          },
          vendor: { ...vendor, details: around(vendor.details) },
          ownDataStore: around(openOwnDataStore(stage.folder)),
        };
      },
    });
  }

  let api = await start();
  const ada = await addMember(email);
  async function addMember(address: string) {
    if (kind === 'passwords') return stage.addMember(address);
    const { customer } = stage.vendor.addMember('live', {
      email: address,
      planId: 'individual-membership-DKK-yearly',
    });
    const { identity, records } = await openLinks();
    const created = await identity.create(address, '');
    if (created === 'exists') throw new Error('the address is taken');
    await records.create(created.uid, { customerId: customer.id });
    await identity.close();
    return { uid: created.uid, email: address, customerId: customer.id };
  }
  const takeMail = async (to: string, mail: 'address link' | 'address changed' | 'login link') => {
    await api.members.settled();
    return stage.mails.findLast((sent) => sent.to === to && sent.kind === mail)?.code ?? '';
  };
  return {
    ...{ stage, email, ada, addMember, takeMail },
    get api() {
      return api;
    },
    get crash() {
      return crash;
    },
    /** Makes the relay refuse the notices of changed passwords. */
    setRelay: (next: typeof relay) => void (relay = next),
    /** Ends the api, and starts another one after the time in which only the request worked. */
    async restart() {
      await stage.end(api);
      stage.advance(61_000);
      api = await start();
      await api.members.settled();
    },
    async logIn(address = email, browser = createBrowser(api)): Promise<string> {
      if (kind === 'passwords') return stage.identities.logIn(address, password) ?? '';
      await browser.requestLink(address);
      await browser.useLink(await takeMail(address, 'login link'));
      return browser.fetchToken();
    },
    /** The earlier owner logs in after an undone change: a password has to be set again. */
    async logInAgain(): Promise<string> {
      stage.advance(1_000);
      if (kind === 'links') return this.logIn();
      const before = stage.identities.logIn(email, password);
      await call(api, 'POST', '/password-mail', { body: { email } });
      await api.members.settled();
      const code = stage.mails.findLast((sent) => sent.to === email && sent.kind === 'password')?.code ?? '';
      stage.identities.setPassword(code, password);
      return before === undefined ? this.logIn() : '';
    },
    /** Requests a new address, and returns the link that was sent there. */
    async requestAddress(to: string, token: string): Promise<string> {
      await call(api, 'POST', '/member-email', { token, body: { email: to } });
      return takeMail(to, 'address link');
    },
    press: (link: string) => call(api, 'POST', '/session', { body: { link } }),
    open: (link: string) => call(api, 'POST', '/open-link', { body: { link } }),
    getCustomer: () => stage.vendor.sites.live.customers.get(ada.customerId),
    /** The address is changed in the portal, and the event arrives. */
    async changeInPortal(to: string, times = 1) {
      const { live } = stage.vendor.sites;
      const customer = live.customers.get(ada.customerId);
      if (!customer) throw new Error('there is no such customer');
      customer.email = to;
      const body = live.report('customer_changed', 'portal', { customer });
      for (let time = 0; time < times; time++)
        await call(api, 'POST', '/billing-events', {
          body: structuredClone(body),
          headers: { authorization: credentials(webhook) },
        });
      await api.billing.settled();
      await api.members.settled();
    },
  };
}
