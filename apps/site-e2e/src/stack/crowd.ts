import { expect, type Member, type Members } from './members-test.ts';

interface Someone {
  index: number;
  marker: string;
  address: string;
  member?: Member & { token: string; room: string };
}

interface ReadResponse {
  what: string;
  status: number;
  text: string;
}

const publicPages = [
  '/',
  '/news',
  '/about',
  '/membership',
  '/members/reading-room',
  '/p',
  '/login',
  '/profile',
];

/**
 * Lets as many members as visitors use the site at once, each with a mark of their own, and checks that nobody gets
 * another's.
 *
 * @param count of members
 */
export async function expectCrowdKeptApart(members: Members, count: number): Promise<void> {
  const somebody = await Promise.all(
    Array.from({ length: count * 2 }, (_, index) => arrive(members, index, index < count)),
  );
  const markers = somebody.map(({ marker }) => marker);
  const { origin } = members.stack.site;

  const all = await Promise.all(somebody.map((one) => (one.member ? liveAsMember : visit)(origin, one)));
  expect(findForeign(all, markers)).toEqual([]);
  // The api may refuse a crowd with 503; all other responses are complete and belong to their reader.
  const inside = all.slice(0, count).map((own) => own.filter(({ what }) => memberCalls.includes(what)));
  expect(findOther([200, 503], inside)).toEqual([]);
  expect(findWithoutOwn(inside, markers)).toEqual([]);
  expect(inside.flat().some(({ status }) => status === 200)).toBe(true);
  const turnedAway = all.slice(count).map((own) => own.filter(({ what }) => what.startsWith('POST')));
  expect(findOther([401, 503], turnedAway)).toEqual([]);

  const rooms = somebody.flatMap(({ member }) => (member ? [member.room] : []));
  const pages: ReadResponse[] = [];
  for (const path of [...publicPages, ...rooms]) {
    // A page that the crowd could not get is available once the crowd has gone.
    await expect.poll(async () => (await fetch(origin + path)).status, path).toBe(200);
    pages.push(await request(origin, path));
  }
  const remembered = pages.filter(({ text }) => markers.some((marker) => text.includes(marker)));
  expect(remembered.map(({ what }) => what)).toEqual([]);
}

/** Finds content of one person in responses to others. */
function findForeign(all: readonly ReadResponse[][], markers: readonly string[]): string[][] {
  return all.flatMap((own, index) =>
    own.flatMap(({ what, text }) =>
      markers.filter((marker, at) => at !== index && text.includes(marker)).map((marker) => [what, marker]),
    ),
  );
}

const findOther = (statuses: readonly number[], all: readonly ReadResponse[][]) =>
  all.flat().flatMap(({ what, status }) => (statuses.includes(status) ? [] : [[what, status]]));

/** Finds successful responses that lack the member's own marker. */
const findWithoutOwn = (all: readonly ReadResponse[][], markers: readonly string[]) =>
  all.flatMap((own, index) =>
    own.flatMap(({ what, status, text }) =>
      status === 200 && !text.includes(markers[index] ?? '') ? [[what, index]] : [],
    ),
  );

/** Gives a member a record, a customer and a private page, all of which contain the marker. */
async function arrive(members: Members, index: number, isMember: boolean): Promise<Someone> {
  const marker = `marker-${String(index).padStart(3, '0')}-${crypto.randomUUID().slice(-12)}`;
  const someone = { index, marker, address: `10.77.${index >> 7}.${(index & 127) + 1}` };
  if (!isMember) return someone;
  const member = {
    ...{ uid: `uid-${marker}`, email: `${marker}@members.test`, password: `password-${marker}` },
    ...{ displayName: `Name ${marker}`, chargeBeeId: `customer-${marker}` },
  };
  const room = `/members/room-${index}`;
  const { email, chargeBeeId, ...identity } = member;
  await members.control('POST', 'billing/live/customers', { email, id: chargeBeeId, status: 'active' });
  await members.control('POST', 'identity/members', { ...identity, email, record: { chargeBeeId } });
  await members.stack.sandbox.putEntry(room, createPrivateEntry(1_000 + index, room, marker));
  const session = await members.control('POST', `identity/members/${member.uid}/session`, {});
  const { idToken } = (await session.json()) as { idToken: string };
  return { ...someone, member: { ...member, token: idToken, room } };
}

function createPrivateEntry(id: number, permalink: string, marker: string) {
  return {
    ...{ id, permalink, title: `Room ${id}`, postType: 'page', postDate: '20261101', postStatus: 'private' },
    hasAccess: true,
    content: [
      { blockName: 'acf/page-title', idd: 'a', attrs: [], title: `Room ${id}` },
      { blockName: 'core/paragraph', idd: 'b', attrs: [], textType: 'p', html: `Here lies ${marker}.` },
    ],
  };
}

const memberCalls = [
  'POST /_member-entry',
  'GET /api/v1/entry',
  'POST /api/v1/cps',
  'GET record',
  'POST lookup',
];

async function liveAsMember(
  origin: string,
  { index, marker, address, member }: Someone,
): Promise<ReadResponse[]> {
  if (!member) return [];
  const { token, room, chargeBeeId, uid } = member;
  const as = { address, token };
  const post = (path: string, body: object, what = `POST ${path}`) =>
    request(origin, path, { ...as, body, what });
  const google = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=sandbox-identity-key';
  const record = `/firestore.googleapis.com/v1/projects/demo-guildhall/databases/(default)/documents/users/${uid}`;
  return inTurn(index, [
    () => post('/_member-entry', { path: room }),
    () => request(origin, `/api/v1/entry?path=${room}`, { ...as, what: 'GET /api/v1/entry' }),
    async () => enter(await post('/api/v1/cps', { id: chargeBeeId })),
    () => post('/api/v1/member-status', {}),
    () => request(origin, record, { ...as, what: 'GET record' }),
    () => request(origin, google, { address, body: { idToken: token }, what: 'POST lookup' }),
    ...[room, '/', '/profile', '/members/reading-room'].map(
      (path) => () => request(origin, path, { ...as, marker }),
    ),
  ]);
}

/**
 * Sends one person's requests one after another, so 200 at once in all: 2,200 at once would keep a slow machine longer
 * than a server keeps a silent connection. Each person begins with another request, so that all kinds meet.
 */
async function inTurn(
  index: number,
  requests: readonly (() => Promise<ReadResponse>)[],
): Promise<ReadResponse[]> {
  const first = index % requests.length;
  const responses: ReadResponse[] = [];
  for (const send of [...requests.slice(first), ...requests.slice(0, first)]) responses.push(await send());
  return responses;
}

/** Opens the portal at the URL that the api returned. */
async function enter({ text, ...response }: ReadResponse): Promise<ReadResponse> {
  const url = /"access_url":"([^"]+)"/.exec(text)?.[1];
  const shown = url === undefined ? '' : await (await fetch(url)).text();
  return { ...response, text: text + shown };
}

async function visit(origin: string, { index, marker, address }: Someone): Promise<ReadResponse[]> {
  const post = (path: string, body: object) =>
    request(origin, path, { address, body, token: marker, what: `POST ${path}` });
  return inTurn(index, [
    ...publicPages.map(
      (path) => () => request(origin, `${path}?login=/${marker}`, { address, marker, what: path }),
    ),
    () => request(origin, '/_cards?page=/news&list=cat&cat=oceans', { address, marker }),
    () => post('/_member-entry', { path: '/members/room-0' }),
    () => post('/api/v1/cps', { id: 'customer-of-somebody' }),
    () => post('/api/v1/member-status', {}),
  ]);
}

interface RequestOptions {
  address?: string;
  token?: string;
  /** Sent with all headers that a browser sets. */
  marker?: string;
  body?: object;
  what?: string;
}

async function request(origin: string, path: string, options: RequestOptions = {}): Promise<ReadResponse> {
  const { address = '10.78.0.1', token, marker, body, what = path } = options;
  const response = await fetch(origin + path, {
    headers: {
      ...{ origin, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(marker !== undefined && {
        'user-agent': marker,
        cookie: `checkoutObj=${marker}`,
        referer: `${origin}/${marker}`,
      }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const head = JSON.stringify([...response.headers]);
  return { what, status: response.status, text: head + (await response.text()) };
}
