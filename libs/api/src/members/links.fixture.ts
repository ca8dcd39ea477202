import { memberLinks } from '@guildhall/members-links';
import { composed } from '../app.fixture.ts';
import { call, createMembersStage, type MembersApi } from './members.fixture.ts';
import type { MembersOverrides } from './members.ts';

/** An api whose members log in by links: the adapter's own identity and records, on the stage's clock. */
async function createLinksStage() {
  const stage = await createMembersStage();
  const open = async () => {
    const settings = {
      ...{ DATA_DIR: stage.folder, SITE_ORIGIN: 'https://site.test' },
      ...{ DEADLINE_MS: 4_000, CHECKOUT_ORIGINS: [], SHOP_COUNTRY: 'DK' },
    };
    const { members } = memberLinks({ now: stage.now }).roles;
    const connection = members?.connect(settings, () => undefined, composed.organisation);
    if (!connection) throw new Error('links are off');
    const identity = await connection.connect(4_000);
    const records = connection.connectRecords(identity, { deadlineMs: 4_000, onEvent: () => undefined });
    return { identity, records };
  };
  const first = await open();
  let sendAs: () => Promise<void> = async () => undefined;
  const startApi = (own: typeof first) =>
    stage.start({
      wrap: ({ mails, ...parts }) => ({
        ...{ ...parts, ...own },
        mails: {
          ...(mails as NonNullable<MembersOverrides['mails']>),
          async sendAddressChanged(to, secret, hasPassword) {
            await sendAs();
            await mails?.sendAddressChanged(to, secret, hasPassword);
          },
        },
      }),
    });
  let api = await startApi(first);
  return {
    ...{ stage, ...first },
    get api() {
      return api;
    },
    /** Makes the relay refuse the notices to replaced addresses. */
    setRelay: (relay: typeof sendAs) => void (sendAs = relay),
    async restart() {
      await stage.end(api);
      api = await startApi(await open());
      await api.members.settled();
    },
    async addMember(email: string) {
      const planId = 'individual-membership-DKK-yearly';
      const { customer } = stage.vendor.addMember('live', { email, planId });
      const created = await first.identity.create(email, '');
      if (created === 'exists') throw new Error('the address is taken');
      await first.records.create(created.uid, { customerId: customer.id });
      return { uid: created.uid, email, customerId: customer.id };
    },
    /** Returns the newest link that was sent to an address. */
    async takeLink(to: string): Promise<string> {
      await api.members.settled();
      return stage.mails.findLast((mail) => mail.to === to && mail.kind.endsWith('link'))?.code ?? '';
    },
  };
}

/** A browser with cookies of its own. */
export function createBrowser(api: MembersApi) {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];
  async function post(path: string, body: object = {}, token?: string) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await call(api, 'POST', path, {
      body,
      ...(token !== undefined && { token }),
      ...(cookie !== '' && { headers: { cookie } }),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      setCookies.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  return {
    ...{ cookies, setCookies, post },
    requestLink: (email: string) => post('/login-link', { email }),
    openLink: (link: string) => post('/open-link', { link }),
    useLink: (link: string, own: { isBrief?: boolean } = {}) => post('/session', { link, ...own }),
    async fetchToken() {
      const { json } = await post('/session-token');
      return String(json['idToken'] ?? '');
    },
  };
}

/** An api with one member, and a browser. */
export async function startWithMember(email = 'ada@members.example') {
  const setting = await createLinksStage();
  const ada = await setting.addMember(email);
  const browser = createBrowser(setting.api);
  const requestLink = async (to = email, from = browser) => {
    await from.requestLink(to);
    return setting.takeLink(to);
  };
  const logIn = async (from = browser, to = email) => {
    await from.useLink(await requestLink(to, from));
    return from.fetchToken();
  };
  const fetchStatus = (token: string) => call(setting.api, 'POST', '/member-status', { token, body: {} });
  return { ...setting, setting, ada, browser, requestLink, logIn, fetchStatus };
}
