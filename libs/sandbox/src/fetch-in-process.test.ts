import { expect, it } from 'vitest';
import { createInProcessBilling } from './billing/in-process-billing.ts';

it.each(['GET', 'POST'])('a call that the application drops fails at once: %s', async (method) => {
  const { faults, fetch, origins } = createInProcessBilling({ now: () => new Date() });
  faults.add({ service: 'billing', mode: 'down' });
  const call = fetch.live(`${origins.live}/api/v2/subscriptions`, {
    method,
    ...(method === 'POST' && {
      body: 'id=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  });
  await expect(call).rejects.toThrow('fetch failed');
});
