import { infoMessagesAtom } from '@guildhall/ui';
import { expect, it, vi } from 'vitest';
import { connect, waitUntil } from '../session/connect.fixture.ts';
import { userAtom } from '../session/session-atoms.ts';
import { annaRecord } from '../session/stand-in.fixture.ts';
import { portalAtom } from './portal-atoms.ts';

const unread = () => Promise.reject(new Error('503'));
const portalRequest = { address: '/news?a=1&edit-subscription', remembered: true };

it('opens the portal after reading an unreadable record a second time [4.10.7]', async () => {
  const readRecord = vi.fn(async () => annaRecord).mockImplementationOnce(unread);
  const { store } = connect({ ...portalRequest, readRecord });
  await waitUntil(() => store.get(portalAtom).open, true);
  expect(store.get(userAtom)).toMatchObject({ record: 'read', customerId: 'c-anna' });
});

it('reports a record that stays unreadable, and removes the request from the URL [4.10.7]', async () => {
  const readRecord = vi.fn(unread);
  const { store, page } = connect({ ...portalRequest, readRecord });
  await waitUntil(() => store.get(infoMessagesAtom).length, 1);
  expect(store.get(infoMessagesAtom)).toMatchObject([
    { title: 'We could not open your subscription', description: expect.stringContaining('right now') },
  ]);
  expect(readRecord).toHaveBeenCalledTimes(2);
  expect(page.search).toBe('?a=1');
  expect(store.get(portalAtom)).toMatchObject({ open: false, loading: false });
});

it('takes the message back once the portal opens [4.10.7]', async () => {
  const readRecord = vi.fn(unread);
  const { store, members } = connect({ ...portalRequest, readRecord });
  await waitUntil(() => store.get(infoMessagesAtom).length, 1);
  readRecord.mockResolvedValue(annaRecord as never);
  await members.openPortal();
  expect(store.get(portalAtom).open).toBe(true);
  expect(store.get(infoMessagesAtom)).toEqual([]);
});
