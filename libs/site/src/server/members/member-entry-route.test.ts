import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listHtmlFaults } from '../../../../../config/html-faults.ts';
import { startSite } from '../site.fixture.ts';
import { keyring, keyringSettings } from '../suppliers/keyring.fixture.ts';
import { till, tillSettings } from '../suppliers/till.fixture.ts';

const startMembersSite = (services: Parameters<typeof startSite>[1] = {}) =>
  startSite(keyringSettings, { identity: keyring, ...services });

const entry = {
  id: 7,
  title: 'The reading room',
  permalink: '/members/room',
  postType: 'page',
  postDate: '20261101',
  postStatus: 'private',
  hasAccess: true,
  content: [{ blockName: 'acf/page-title', idd: 'a', attrs: [], title: 'Only for members' }],
};

/** An api with one member, whose token is `good`, and one whose membership has ended. */
function api(body: object = entry) {
  const requests: { url: string | undefined; authorization: string | undefined }[] = [];
  const listener: RequestListener = ({ url, headers: { authorization } }, response) => {
    requests.push({ url, authorization });
    const status =
      { 'Bearer good': 200, 'Bearer ended': 403, 'Bearer broken': 500 }[authorization ?? ''] ?? 401;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? body : {}));
  };
  return { requests, listener };
}

async function request(
  origin: string,
  token: string | undefined,
  { path = '/members/room', from = 'same-origin' } = {},
) {
  const response = await fetch(`${origin}/_member-entry`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ path }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('a private entry', () => {
  it('is rendered for a member the api knows, and never stored [4.2.2]', async () => {
    const { requests, listener } = api();
    const { origin } = await startMembersSite({ api: listener });
    const { status, headers, text } = await request(origin, 'good');
    expect(status).toBe(200);
    expect(text).toContain('Only for members');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(requests).toEqual([{ url: '/api/v1/entry?path=%2Fmembers%2Froom', authorization: 'Bearer good' }]);
    expect(await (await fetch(`${origin}/members/room`)).text()).not.toContain('Only for members');
  });

  it.each([
    ['none', undefined, {}, 401],
    ['a forged', 'forged', {}, 401],
    ['an ended', 'ended', {}, 403],
    ['a good, while the api fails,', 'broken', {}, 503],
    ['a good, of another site,', 'good', { from: 'cross-site' }, 403],
    ['a good, for no path,', 'good', { path: '/../x' }, 400],
  ])('is not shown for %s token [4.2.2]', async (_whose, token, options, status) => {
    const { listener } = api();
    const { origin } = await startMembersSite({ api: listener });
    const response = await request(origin, token, options);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.text).not.toContain('members');
  });

  it('links to the subscription in place of a sign-up form, in valid HTML [4.2.6] [2.3.15]', async () => {
    const form = { blockName: 'acf/sign-up-form', idd: 'b', attrs: [], title: 'Join' };
    const content = [...entry.content, { ...form, subscriptionType: 'individual-membership' }];
    const { origin } = await startSite(
      { ...keyringSettings, ...tillSettings },
      { identity: keyring, billing: till, api: api({ ...entry, content }).listener },
    );
    const { text } = await request(origin, 'good');
    expect(text).toContain('href="/members/room?edit-subscription"');
    expect(text).not.toContain('<form');
    const page = `<!doctype html><html lang="en"><head><title>A page</title></head><body><main>${text}</main></body></html>`;
    expect(await listHtmlFaults(page)).toEqual([]);
  });

  it('is each member’s own, however many ask at once [4.2.4]', async () => {
    const { origin } = await startMembersSite({
      api({ headers: { authorization } }, response) {
        const content = [{ ...entry.content[0], title: `For ${authorization}` }];
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ ...entry, content }));
      },
    });
    const tokens = Array.from({ length: 20 }, (_, index) => `token-of-${String.fromCodePoint(97 + index)}`);
    const responses = await Promise.all(tokens.map((token) => request(origin, token)));
    expect(responses.map(({ text }) => text.match(/token-of-./g)?.join())).toEqual(tokens);
  });

  it('is limited per member: others at the same IP address can continue [7.8.13]', async () => {
    const { origin } = await startMembersSite({ api: api().listener });
    const fetchStatuses = async (token: string, count: number) => {
      const statuses = [];
      for (let time = 0; time < count; time += 1) statuses.push((await request(origin, token)).status);
      return statuses;
    };
    const statuses = await fetchStatuses('ended', 61);
    expect(statuses).toEqual([...Array<number>(60).fill(403), 429]);
    expect((await request(origin, 'good')).status).toBe(200);
  });

  it.each([{ postStatus: 'draft' }, { hasAccess: false }, { content: [] }])(
    'that is %j is not shown to anyone [4.2.1] [4.2.2]',
    async (other) => {
      const { origin } = await startMembersSite({ api: api({ ...entry, ...other }).listener });
      expect((await request(origin, 'good')).status).toBe(404);
    },
  );

  it.each([
    ['a block that the site does not know', { blockName: 'acf/gone', idd: 'a', attrs: [] }],
    ['a block that cannot be shown', { blockName: 'acf/page-title', idd: 'a', attrs: [] }],
  ])('with only %s says so to the member, and is logged [4.2.2]', async (_name, block) => {
    const body = { ...entry, title: 'Papers & maps', content: [block] };
    const { origin, log } = await startMembersSite({ api: api(body).listener });
    const { status, text } = await request(origin, 'good');
    expect(status).toBe(200);
    expect(text).toContain('There is nothing on this page that we can show.');
    expect(text).toMatch(/<h1[^>]*>Papers &amp; maps<\/h1>/);
    await request(origin, 'good');
    const warnings = log.filter(({ level }) => level === 'warn');
    expect(warnings).toMatchObject([
      { msg: 'content', problem: { where: expect.stringContaining('/members/room') } },
      { msg: 'a members’ page has nothing to show', path: '/members/room' },
    ]);
  });

  it('has no route without a members’ area, like the members’ pages', async () => {
    const { origin } = await startSite();
    expect((await request(origin, 'good')).status).toBe(405);
    for (const path of ['/login', '/profile', '/reset-password'])
      expect((await fetch(origin + path)).status).toBe(404);
  });
});

it.each(['/login', '/profile', '/reset-password'])(
  'the page %s is the same for everyone, never stored, and sends its URL to no other site [4.8.17]',
  async (path) => {
    const { origin } = await startMembersSite();
    const response = await fetch(`${origin}${path}?oobCode=secret-code`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).not.toContain('secret-code');
  },
);
