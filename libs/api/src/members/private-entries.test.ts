import { expect, it } from 'vitest';
import { connectPrivateEntries } from './private-entries.ts';

const entry = { id: 1, postStatus: 'private', title: 'Minutes', content: [{ blockName: 'core/paragraph' }] };

/** A content service that opens its private entry with one key, and the keys that it was sent. */
function createService(ownKey: string, refuse: () => Response) {
  const keys: string[] = [];
  const service: typeof fetch = async (_input, init) => {
    const key = new Headers(init?.headers).get('x-content-key') ?? '';
    keys.push(key);
    return key === ownKey ? Response.json(entry) : refuse();
  };
  const contentKeys = ['the-new-key', 'the-key-from-before'];
  const options = {
    origin: 'https://content.test',
    contentKeys,
    deadlineMs: 1_000,
    onEvent: () => undefined,
  };
  return { keys, read: connectPrivateEntries({ ...options, fetch: service }) };
}

it.each<[string, () => Response]>([
  ['sends only the public part', () => Response.json({ id: 1, postStatus: 'private', content: [] })],
  ['responds with 403', () => Response.json({ code: 'rest_forbidden' }, { status: 403 })],
])(
  'during a change of the key, entries are read with the key that the content service has, which otherwise %s [8.6.22]',
  async (_name, refuse) => {
    const after = createService('the-new-key', refuse);
    expect(await after.read('/minutes')).toMatchObject({ hasAccess: true });
    expect(after.keys).toEqual(['the-new-key']);
    const before = createService('the-key-from-before', refuse);
    expect(await before.read('/minutes')).toMatchObject({ hasAccess: true });
    expect(before.keys).toEqual(['the-new-key', 'the-key-from-before']);
  },
);
