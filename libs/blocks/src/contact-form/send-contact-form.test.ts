import { afterEach, expect, it, vi } from 'vitest';
import { sendContactForm } from './send-contact-form.ts';

const message = { fields: [{ title: 'Words', value: 'Hello', type: 'text' as const }], page: '/contact' };
const error = (code: string) => ({ error: { code, message: 'Words', requestId: '1' } });

afterEach(() => vi.unstubAllGlobals());

it.each([
  [200, { success: true }, 'sent'],
  [400, error('API_INVALID_BODY'), 'failed'],
  [429, error('API_RATE_LIMITED'), 'tooOften'],
  [502, error('API_SUPPLIER_FAILED'), 'failed'],
  [503, error('API_NOT_CONFIGURED'), 'unavailable'],
  [503, error('API_UNAVAILABLE'), 'failed'],
  [500, null, 'failed'],
  [502, 'no JSON', 'failed'],
])('an answer of %i %j is "%s"', async (status, body, outcome) => {
  const answer = vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', answer);
  expect(await sendContactForm(message)).toBe(outcome);
  expect(answer).toHaveBeenCalledOnce();
});

it('no answer is a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await sendContactForm(message)).toBe('failed');
});
