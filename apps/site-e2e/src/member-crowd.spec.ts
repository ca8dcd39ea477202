import { expect, test, type Member, type Members } from './stack/members-test.ts';

/** One of many who use the site at the same time, and the words by which what is theirs is known. */
interface Someone {
  marker: string;
  /** Where they come from. */
  address: string;
  member?: Member & { token: string; room: string };
}

interface Answer {
  what: string;
  status: number;
  /** Head and body. */
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

/** How many members, and as many visitors. */
const half = 100;

test('two hundred visitors and members at the same time get nothing of each other, and no page remembers anybody [4.2.4]', async ({
  members,
}) => {
  const somebody = await Promise.all(
    Array.from({ length: half * 2 }, (_, index) => arrive(members, index, index < half)),
  );
  const markers = somebody.map(({ marker }) => marker);
  const { origin } = members.stack.site;

  const all = await Promise.all(somebody.map((one) => (one.member ? liveAsMember : visit)(origin, one)));
  expect(foreignIn(all, markers)).toEqual([]);
  // A crowd may be asked to come again, and nothing else: what is answered is whole, and one's own.
  const inside = all.slice(0, half).map((own) => own.filter(({ what }) => memberCalls.includes(what)));
  expect(otherThan([200, 503], inside)).toEqual([]);
  expect(withoutOwn(inside, markers)).toEqual([]);
  expect(inside.flat().some(({ status }) => status === 200)).toBe(true);
  const turnedAway = all.slice(half).map((own) => own.filter(({ what }) => what.startsWith('POST')));
  expect(otherThan([401, 503], turnedAway)).toEqual([]);

  const rooms = somebody.flatMap(({ member }) => (member ? [member.room] : []));
  const pages: Answer[] = [];
  for (const path of [...publicPages, ...rooms]) {
    // A page that the crowd could not be given is there once the crowd has gone.
    await expect.poll(async () => (await fetch(origin + path)).status, path).toBe(200);
    pages.push(await ask(origin, path));
  }
  const remembered = pages.filter(({ text }) => markers.some((marker) => text.includes(marker)));
  expect(remembered.map(({ what }) => what)).toEqual([]);
});

/** What somebody was given of somebody else. */
function foreignIn(all: readonly Answer[][], markers: readonly string[]): string[][] {
  return all.flatMap((own, index) =>
    own.flatMap(({ what, text }) =>
      markers.filter((marker, at) => at !== index && text.includes(marker)).map((marker) => [what, marker]),
    ),
  );
}

const otherThan = (statuses: readonly number[], all: readonly Answer[][]) =>
  all.flat().flatMap(({ what, status }) => (statuses.includes(status) ? [] : [[what, status]]));

/** Good answers in which a member does not find what is theirs. */
const withoutOwn = (all: readonly Answer[][], markers: readonly string[]) =>
  all.flatMap((own, index) =>
    own.flatMap(({ what, status, text }) =>
      status === 200 && !text.includes(markers[index] ?? '') ? [[what, index]] : [],
    ),
  );

/** A member has a record, a customer and a private page of their own, all of which contain the marker. */
async function arrive(members: Members, index: number, isMember: boolean): Promise<Someone> {
  const marker = `marker-${String(index).padStart(3, '0')}-${crypto.randomUUID().slice(-12)}`;
  const someone = { marker, address: `10.77.${index >> 7}.${(index & 127) + 1}` };
  if (!isMember) return someone;
  const member = {
    ...{ uid: `uid-${marker}`, email: `${marker}@members.test`, password: `password-${marker}` },
    ...{ displayName: `Name ${marker}`, chargeBeeId: `customer-${marker}` },
  };
  const room = `/members/room-${index}`;
  const { email, chargeBeeId, ...identity } = member;
  await members.ask('POST', 'billing/live/customers', { email, id: chargeBeeId, status: 'active' });
  await members.ask('POST', 'identity/members', { ...identity, email, record: { chargeBeeId } });
  await members.stack.sandbox.putEntry(room, privateEntry(1_000 + index, room, marker));
  const session = await members.ask('POST', `identity/members/${member.uid}/session`, {});
  const { idToken } = (await session.json()) as { idToken: string };
  return { ...someone, member: { ...member, token: idToken, room } };
}

function privateEntry(id: number, permalink: string, marker: string) {
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

async function liveAsMember(origin: string, { marker, address, member }: Someone): Promise<Answer[]> {
  if (!member) return [];
  const { token, room, chargeBeeId, uid } = member;
  const as = { address, token };
  const post = (path: string, body: object, what = `POST ${path}`) =>
    ask(origin, path, { ...as, body, what });
  const google = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=sandbox-identity-key';
  const record = `/firestore.googleapis.com/v1/projects/demo-guildhall/databases/(default)/documents/users/${uid}`;
  const portal = post('/api/v1/cps', { id: chargeBeeId });
  return Promise.all([
    post('/_member-entry', { path: room }),
    ask(origin, `/api/v1/entry?path=${room}`, { ...as, what: 'GET /api/v1/entry' }),
    portal.then((answer) => enter(answer)),
    post('/api/v1/member-status', {}),
    ask(origin, record, { ...as, what: 'GET record' }),
    ask(origin, google, { address, body: { idToken: token }, what: 'POST lookup' }),
    ...[room, '/', '/profile', '/members/reading-room'].map((path) => ask(origin, path, { ...as, marker })),
  ]);
}

/** What the portal shows at the address that the api gave. */
async function enter({ text, ...answer }: Answer): Promise<Answer> {
  const url = /"access_url":"([^"]+)"/.exec(text)?.[1];
  const shown = url === undefined ? '' : await (await fetch(url)).text();
  return { ...answer, text: text + shown };
}

async function visit(origin: string, { marker, address }: Someone): Promise<Answer[]> {
  const post = (path: string, body: object) =>
    ask(origin, path, { address, body, token: marker, what: `POST ${path}` });
  return Promise.all([
    ...publicPages.map((path) => ask(origin, `${path}?login=/${marker}`, { address, marker, what: path })),
    ask(origin, '/_cards?page=/news&list=cat&cat=oceans', { address, marker }),
    post('/_member-entry', { path: '/members/room-0' }),
    post('/api/v1/cps', { id: 'customer-of-somebody' }),
    post('/api/v1/member-status', {}),
  ]);
}

interface Asked {
  address?: string;
  token?: string;
  /** Sent with everything that a browser says of itself. */
  marker?: string;
  body?: object;
  what?: string;
}

async function ask(origin: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { address = '10.78.0.1', token, marker, body, what = path } = asked;
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
