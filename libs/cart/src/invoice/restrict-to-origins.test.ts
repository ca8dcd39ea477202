import { expect, it } from 'vitest';
import { restrictToOrigins } from './restrict-to-origins.ts';

const request = { country: 'DE', vatNr: '129273398', lineItems: [] };

it.each([
  ['https://shop.example/i/1', { outcome: 'made', invoiceUrl: 'https://shop.example/i/1' }],
  ['https://evil.example/i/1', { outcome: 'later', why: 'not now' }],
  ['http://shop.example/i/1', { outcome: 'later', why: 'not now' }],
])(
  'leaves the attempt open for an invoice at %s unless that origin is allowed [7.3.9]',
  async (invoiceUrl, outcome) => {
    const requestInvoice = restrictToOrigins(
      async () => ({ outcome: 'made', invoiceUrl }),
      ['https://shop.example'],
    );
    expect(await requestInvoice(request, 'attempt 1')).toMatchObject(outcome);
  },
);
