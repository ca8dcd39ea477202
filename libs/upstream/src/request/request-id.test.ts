import { expect, it } from 'vitest';
import { createSupplier } from '../supplier.fixture.ts';
import { getRequestId, runWithRequestId } from './request-id.ts';

const sentIds = ({ fetch }: ReturnType<typeof createSupplier>) =>
  fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('x-request-id'));

it('a supplier gets the ID of the request that it is called for [8.6.12]', async () => {
  const supplier = createSupplier([200]);
  await Promise.all(
    ['first-request', 'second-request'].map((id) =>
      runWithRequestId(id, async () => {
        await new Promise(setImmediate);
        await supplier.upstream.readJson('/a');
        expect(getRequestId()).toBe(id);
      }),
    ),
  );
  expect(sentIds(supplier).sort()).toEqual(['first-request', 'second-request']);
});

it('the request of another program is sent as it is: its vendor may compare headers of repeated ones [8.6.12]', async () => {
  const supplier = createSupplier([200]);
  await runWithRequestId('first-request', () =>
    supplier.upstream.exchange('/a', { method: 'POST', body: 'a' }),
  );
  expect(sentIds(supplier)).toEqual([null]);
});

it('a call in the background has no ID', async () => {
  const supplier = createSupplier([200]);
  await supplier.upstream.readJson('/a');
  expect([sentIds(supplier), getRequestId()]).toEqual([[null], undefined]);
});
