import { describe, expect, it, vi } from 'vitest';
import { withAttempts } from './attempts.ts';
import { createInvoiceCall, type InvoiceLater, type InvoiceOutcome } from './request-invoice.ts';

const request = { country: 'DE', vatNr: '129273398', lineItems: [{ variantId: 'variant A', quantity: 2 }] };

const createTestRequest = (body: unknown, status = 200) => {
  const fetched = vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  return { fetched, requestInvoice: () => createInvoiceCall('/api/v1/sdoc', fetched)(request, 'attempt-1') };
};

describe('an invoice request', () => {
  it('posts country, VAT number and lines, with the attempt’s id', async () => {
    const { fetched, requestInvoice } = createTestRequest({
      success: true,
      invoiceUrl: 'https://shop.example/i/1',
    });
    expect(await requestInvoice()).toEqual({ outcome: 'made', invoiceUrl: 'https://shop.example/i/1' });
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
    [
      { success: true, invoiceUrl: null },
      200,
      { outcome: 'later', why: 'being made', message: '', afterMs: 2000 },
    ],
    [
      { error: { code: 'INVOICE_BEING_MADE', message: 'It is being made.', requestId: 'y' } },
      503,
      { outcome: 'later', why: 'being made', message: 'It is being made.', afterMs: 2000 },
    ],
    [
      { error: { code: 'INVOICE_NOT_NOW', message: 'Not now.', requestId: 'y' } },
      503,
      { outcome: 'later', why: 'not now', message: 'Not now.', afterMs: 2000 },
    ],
    [
      { error: { code: 'API_RATE_LIMITED', message: 'x', requestId: 'y' } },
      429,
      { outcome: 'later', why: 'too many requests', message: '', afterMs: 60_000 },
    ],
    ['Slow down', 429, { outcome: 'later', why: 'too many requests', message: '', afterMs: 60_000 }],
    [
      { error: { code: 'API_OVERLOADED', message: 'Too busy.', requestId: 'y' } },
      503,
      { outcome: 'later', why: 'not now', message: 'Too busy.', afterMs: 2_000 },
    ],
    [{ error: { code: 'API_INVALID_BODY' } }, 400, { outcome: 'refused', message: '' }],
    [null, 200, { outcome: 'failed' }],
    [{ error: {} }, 503, { outcome: 'failed' }],
    ['<!doctype html>', 200, { outcome: 'failed' }],
  ])('maps a response body %j with status %i to %j', async (body, status, outcome) => {
    expect(await createTestRequest(body, status).requestInvoice()).toEqual(outcome);
  });

  it('fails if the network fails', async () => {
    const dead = createInvoiceCall('/x', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await dead(request, 'attempt-1')).toEqual({ outcome: 'failed' });
  });
});

it('reports when to request again if the api sends a time', async () => {
  const response = JSON.stringify({ error: { code: 'INVOICE_BEING_MADE', message: '', requestId: 'y' } });
  const fetched = async () => new Response(response, { status: 503, headers: { 'retry-after': '7' } });
  expect(await createInvoiceCall('/x', fetched)(request, 'attempt-1')).toMatchObject({ afterMs: 7000 });
});

const later = (why: InvoiceLater['why'], afterMs = 2000): InvoiceLater => ({
  outcome: 'later',
  why,
  message: '',
  afterMs,
});

/** Attempts at an api with these outcomes in turn. Collects the attempts' ids and the waits. */
function attempts(...outcomes: InvoiceOutcome[]) {
  const [ids, waits]: [string[], number[]] = [[], []];
  let made = 0;
  const requestInvoice = withAttempts(
    async (_, id) => {
      ids.push(id);
      return outcomes[ids.length - 1] ?? { outcome: 'failed' };
    },
    { newId: () => `attempt ${(made += 1)}`, wait: async (ms) => void waits.push(ms) },
  );
  return { requestInvoice, ids, waits };
}

describe('an attempt', () => {
  it.each([[{ outcome: 'failed' }], [later('not now')], [later('too many requests')]] as const)(
    'keeps its id after %j [7.3.9]',
    async (outcome) => {
      const { requestInvoice, ids } = attempts(outcome, outcome);
      await requestInvoice(request);
      await requestInvoice(request);
      expect(ids).toEqual(['attempt 1', 'attempt 1']);
    },
  );

  it.each([
    [{ outcome: 'refused', message: '' }],
    [{ outcome: 'made', invoiceUrl: 'https://a.example' }],
  ] as const)('gets a new id after %j [7.3.9]', async (outcome) => {
    const { requestInvoice, ids } = attempts(outcome, outcome);
    await requestInvoice(request);
    await requestInvoice(request);
    expect(ids).toEqual(['attempt 1', 'attempt 2']);
  });

  it('gets a new id for another order [7.3.9]', async () => {
    const { requestInvoice, ids } = attempts(later('not now'), later('not now'));
    await requestInvoice(request);
    await requestInvoice({ ...request, vatNr: '1' });
    expect(ids).toEqual(['attempt 1', 'attempt 2']);
  });

  it('is sent once when it is requested twice at once', async () => {
    const { requestInvoice, ids } = attempts({ outcome: 'made', invoiceUrl: 'https://a.example' });
    const responses = await Promise.all([requestInvoice(request), requestInvoice(request)]);
    expect(ids).toEqual(['attempt 1']);
    expect(responses[0]).toBe(responses[1]);
  });

  it('is polled while its invoice is being made, at polite intervals, and the visitor is notified [7.3.9]', async () => {
    const made = { outcome: 'made' as const, invoiceUrl: 'https://a.example' };
    const { requestInvoice, ids, waits } = attempts(
      later('being made', 0),
      later('being made', 90_000),
      made,
    );
    const notified: InvoiceLater[] = [];
    expect(await requestInvoice(request, { onLater: (outcome) => notified.push(outcome) })).toEqual(made);
    expect(ids).toEqual(['attempt 1', 'attempt 1', 'attempt 1']);
    expect(waits).toEqual([1000, 20_000]);
    expect(notified).toHaveLength(2);
  });

  it('is polled for a minute at most, and keeps its id afterwards [7.3.9]', async () => {
    const { requestInvoice, ids, waits } = attempts(
      ...Array.from({ length: 99 }, () => later('being made', 5000)),
    );
    expect(await requestInvoice(request)).toEqual(later('being made', 5000));
    expect(waits).toHaveLength(12);
    await requestInvoice(request);
    expect(new Set(ids)).toEqual(new Set(['attempt 1']));
  });

  it('is no longer polled once its form is closed', async () => {
    const form = new AbortController();
    const { requestInvoice, ids } = attempts(later('being made'), later('being made'));
    await requestInvoice(request, { signal: form.signal, onLater: () => form.abort() });
    expect(ids).toHaveLength(1);
  });
});
