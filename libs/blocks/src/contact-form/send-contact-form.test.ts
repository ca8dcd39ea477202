import { maxContactResponseMs } from '@guildhall/api-contract/contact';
import { afterEach, expect, it, vi } from 'vitest';
import { sendContactForm } from './send-contact-form.ts';

const message = { fields: [{ title: 'Words', value: 'Hello', type: 'text' as const }], page: '/contact' };
const error = (code: string) => ({ error: { code, message: 'Words', requestId: '1' } });

afterEach(() => vi.unstubAllGlobals());

it.each([
  [200, { success: true, confirmed: true }, 'sent'],
  [200, { success: true }, 'sent'],
  [200, { success: true, confirmed: false }, 'unconfirmed'],
  [200, {}, 'unknown'],
  [200, null, 'unknown'],
  [400, error('API_INVALID_BODY'), 'rejected'],
  [413, error('API_BODY_TOO_LARGE'), 'rejected'],
  [429, error('API_RATE_LIMITED'), 'tooOften'],
  [502, error('API_SUPPLIER_FAILED'), 'failed'],
  [503, error('API_OVERLOADED'), 'failed'],
  [503, error('API_NOT_CONFIGURED'), 'unavailable'],
  // The site's own response if the api did not respond in time.
  [503, error('API_UNAVAILABLE'), 'unknown'],
  [503, error('API_DEADLINE'), 'unknown'],
  [500, error('API_INTERNAL'), 'unknown'],
  [500, null, 'unknown'],
  [502, 'no JSON', 'unknown'],
])('maps a response of %i %j to "%s"', async (status, body, outcome) => {
  const fetchMock = vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetchMock);
  expect(await sendContactForm(message)).toBe(outcome);
  expect(fetchMock).toHaveBeenCalledOnce();
});

it('reports an unknown result if there is no response', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await sendContactForm(message)).toBe('unknown');
});

it('waits longer than the api takes to respond [4.6.3]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', async () => Response.json({ success: true, confirmed: true }));
  await sendContactForm(message);
  expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(maxContactResponseMs);
  timeout.mockRestore();
});
