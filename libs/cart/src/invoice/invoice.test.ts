import { describe, expect, it, vi } from 'vitest';
import { withAttempts } from './attempts.ts';
import { invoiceByApi, type InvoiceOutcome } from './request-invoice.ts';

const request = { country: 'DE', vatNr: '129273398', lineItems: [{ variantId: 'variant A', quantity: 2 }] };

const answering = (body: unknown, status = 200) => {
  const fetched = vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  return { fetched, ask: () => invoiceByApi('/api/v1/sdoc', fetched)(request, 'attempt-1') };
};

describe('asking for an invoice', () => {
  it('posts country, VAT number and lines, with the attempt’s id', async () => {
    const { fetched, ask } = answering({ success: true, invoiceUrl: 'https://shop.example/i/1' });
    expect(await ask()).toEqual({ outcome: 'made', invoiceUrl: 'https://shop.example/i/1' });
    expect(fetched).toHaveBeenCalledWith('/api/v1/sdoc', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'attempt-1' },
      body: JSON.stringify(request),
    });
  });

  it.each([
    [{ success: false, message: ' Not confirmed ' }, 200, { outcome: 'refused', message: 'Not confirmed' }],
    [
      { success: false, message: 'Not confirmed', field: 'vatNr' },
      200,
      { outcome: 'refused', message: 'Not confirmed', field: 'vatNr' },
    ],
    [
      { success: false, message: 'Not there', field: 'country' },
      200,
      { outcome: 'refused', message: 'Not there', field: 'country' },
    ],
    [
      { success: false, message: 'No address', field: 'email' },
      200,
      { outcome: 'refused', message: 'No address', field: 'email' },
    ],
    [{ success: false, message: 'No', field: 'else' }, 200, { outcome: 'refused', message: 'No' }],
    [{ success: false, field: 'vatNr' }, 200, { outcome: 'refused', message: '' }],
    [{ success: false }, 200, { outcome: 'refused', message: '' }],
    [{ success: true, invoiceUrl: null }, 200, { outcome: 'refused', message: '' }],
    [
      { error: { code: 'API_RATE_LIMITED', message: 'x', requestId: 'y' } },
      429,
      { outcome: 'refused', message: '' },
    ],
    [null, 200, { outcome: 'refused', message: '' }],
    [{ error: {} }, 503, { outcome: 'failed' }],
    ['<!doctype html>', 200, { outcome: 'failed' }],
  ])('answered by %j with %i comes to %j', async (body, status, outcome) => {
    expect(await answering(body, status).ask()).toEqual(outcome);
  });

  it('has failed when the network has', async () => {
    const dead = invoiceByApi('/x', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await dead(request, 'attempt-1')).toEqual({ outcome: 'failed' });
  });
});

it('is the same attempt only while the same is asked and no answer has come', async () => {
  const outcomes: InvoiceOutcome[] = [
    { outcome: 'failed' },
    { outcome: 'failed' },
    { outcome: 'refused', message: '' },
    { outcome: 'refused', message: '' },
  ];
  const ids: string[] = [];
  let made = 0;
  const ask = withAttempts(
    async (_, id) => {
      ids.push(id);
      return outcomes[ids.length - 1] ?? { outcome: 'failed' };
    },
    () => `attempt ${(made += 1)}`,
  );
  await ask(request);
  await ask(request);
  await ask({ ...request, vatNr: '1' });
  await ask({ ...request, vatNr: '1' });
  expect(ids).toEqual(['attempt 1', 'attempt 1', 'attempt 2', 'attempt 3']);
});
