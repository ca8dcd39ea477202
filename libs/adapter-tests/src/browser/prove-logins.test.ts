import { expect, it } from 'vitest';
import type { ConnectLogins, ReadRecord } from '@guildhall/browser-suppliers';
import { proveLogins } from './prove-logins.ts';

/** Logins whose records are read like this. */
const createLogins =
  (createReader: (send: typeof fetch) => ReadRecord): ConnectLogins =>
  (_data, send = fetch) => ({
    loadIdentity: () => Promise.reject(new Error('There is no script')),
    readRecord: createReader(send),
  });
const right = createLogins((send) => async (id, token) => {
  const response = await send(`/records/${encodeURIComponent(id)}`, { headers: { authorization: token } });
  if (response.status !== 404 && !response.ok) throw new Error(`status ${response.status}`);
  return {};
});

it('accepts logins that keep their promises', async () => {
  await proveLogins(right, { data: {} });
});

it.each<[string, ConnectLogins]>([
  [
    'calls the supplier before',
    (data, send = fetch) => {
      void send('/script.js');
      return right(data, send);
    },
  ],
  [
    'puts the token into a URL',
    createLogins((send) => async (_id, token) => (await send(`/records?token=${token}`)).json()),
  ],
  ['sends no token', createLogins((send) => async () => (await send('/records')).json())],
  [
    'status 401 is no error',
    createLogins((send) => async (_id, token) => {
      await send('/records', { headers: { authorization: token } });
      return {};
    }),
  ],
])('refuses logins of which it %s', async (broken, connectLogins) => {
  await expect(proveLogins(connectLogins, { data: {} })).rejects.toThrow(broken);
});
