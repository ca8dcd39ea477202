import { afterEach, expect, it, vi } from 'vitest';
import { createLinkIdentity } from './link-identity.ts';

afterEach(() => vi.restoreAllMocks());

/** An api with one link. */
function createIdentity(purpose: 'login' | 'address' | 'undo') {
  const called: unknown[] = [];
  const fetchFrom: typeof fetch = async (url) => {
    called.push(url);
    return Response.json({ purpose, email: 'anna@example.org', isOwnBrowser: true });
  };
  return { called, identity: createLinkIdentity(fetchFrom) };
}

function blockStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

it('reports blocked storage when a link opens, before it is used up, and opens it once storage works [4.8.16] [4.8.18]', async () => {
  blockStorage();
  const { called, identity } = createIdentity('login');
  await expect(identity.openLink('a-link')).rejects.toMatchObject({ problem: 'not-stored' });
  expect(called).toEqual(['/api/v1/open-link']);
  vi.restoreAllMocks();
  expect(await identity.openLink('a-link')).toMatchObject({ purpose: 'login', email: 'anna@example.org' });
  expect(localStorage.getItem('guildhall-stores')).toBeNull();
});

it('opens a link that confirms an address without storage, as it needs none', async () => {
  blockStorage();
  const { identity } = createIdentity('address');
  expect(await identity.openLink('a-link')).toMatchObject({ purpose: 'address' });
});

it('learns that an undone change has ended the session of this browser [7.8.19]', async () => {
  localStorage.setItem('guildhall-session', 'open');
  const responses: Record<string, () => Response> = {
    'open-link': () => Response.json({ purpose: 'undo', email: 'anna@example.org', isOwnBrowser: true }),
    session: () => Response.json({ hasSession: false }),
    'session-token': () =>
      Response.json({ error: { code: 'MEMBER_SESSION_ENDED', message: 'ended' } }, { status: 401 }),
  };
  const identity = createLinkIdentity(async (url) =>
    (responses[String(url).split('/').at(-1) ?? ''] ?? (() => Response.error()))(),
  );
  const users: unknown[] = [];
  identity.observe((user) => users.push(user));
  await identity.openLink('a-link');
  await identity.useLink('a-link', () => undefined);
  expect(users.at(-1)).toBeNull();
  expect(localStorage.getItem('guildhall-session')).toBeNull();
});

it.each([
  ['a brief login leaves its note in this tab only', true, null, 'open'],
  ['any other login leaves its note for all tabs', false, 'open', null],
])('%s, until the logout [7.8.26]', async (_what, isBrief, kept, own) => {
  const sent: unknown[] = [];
  const member = { id: 'u-anna', email: 'anna@example.org', name: 'Anna' };
  const responses: Record<string, object> = {
    session: { hasSession: true },
    'session-token': { idToken: 'a-token', expiresInS: 600, member },
    'session-end': { success: true },
  };
  const identity = createLinkIdentity(async (url, init) => {
    const name = String(url).split('/').at(-1) ?? '';
    if (name === 'session') sent.push(JSON.parse(String(init?.body)));
    return Response.json(responses[name]);
  });
  const users: unknown[] = [];
  const stop = identity.observe((user) => users.push(user));
  await identity.useLink('a-link', () => undefined, isBrief);
  expect(sent).toEqual([{ link: 'a-link', ...(isBrief && { isBrief }) }]);
  await expect.poll(() => users.at(-1)).toMatchObject({ id: 'u-anna' });
  const read = () => [localStorage, sessionStorage].map((storage) => storage.getItem('guildhall-session'));
  expect(read()).toEqual([kept, own]);
  await identity.logOut();
  await expect.poll(read).toEqual([null, null]);
  stop();
});
