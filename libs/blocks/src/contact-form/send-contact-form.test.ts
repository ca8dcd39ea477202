import { maxContactResponseMs } from '@guildhall/api-contract';
import { afterEach, expect, it, vi } from 'vitest';
import { sendContactForm } from './send-contact-form.ts';

const message = { fields: [{ title: 'Words', value: 'Hello', type: 'text' as const }], page: '/contact' };
const error = (code: string) => ({ error: { code, message: 'Words', requestId: '1' } });

afterEach(() => vi.unstubAllGlobals());

it.each([
  [200, { success: true, confirmed: true }, 'sent'],
  [200, { success: true }, 'sent'],
  [200, { success: true, confirmed: false }, 'unconfirmed'],
  [400, error('API_INVALID_BODY'), 'refused'],
  [413, error('API_BODY_TOO_LARGE'), 'refused'],
  [429, error('API_RATE_LIMITED'), 'tooOften'],
  [502, error('API_SUPPLIER_FAILED'), 'failed'],
  [503, error('API_OVERLOADED'), 'failed'],
  [503, error('API_NOT_CONFIGURED'), 'unavailable'],
  // The site's own word when the api did not answer in time.
  [503, error('API_UNAVAILABLE'), 'unanswered'],
  [503, error('API_DEADLINE'), 'unanswered'],
  [500, error('API_INTERNAL'), 'unanswered'],
  [500, null, 'unanswered'],
  [502, 'no JSON', 'unanswered'],
])('an answer of %i %j is "%s"', async (status, body, outcome) => {
  const answer = vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', answer);
  expect(await sendContactForm(message)).toBe(outcome);
  expect(answer).toHaveBeenCalledOnce();
});

it('of a message that is not answered nothing is known', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await sendContactForm(message)).toBe('unanswered');
});

it('an answer is waited for longer than the api takes for it [4.6.3]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', async () => Response.json({ success: true, confirmed: true }));
  await sendContactForm(message);
  expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(maxContactResponseMs);
  timeout.mockRestore();
});
