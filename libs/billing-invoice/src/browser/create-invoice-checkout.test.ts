import { testCheckout } from '@guildhall/adapter-tests/browser';
import { afterEach, expect, it, vi } from 'vitest';
import * as vitest from 'vitest';
import { createInvoiceCheckout } from './create-invoice-checkout.ts';

afterEach(() => void vi.unstubAllGlobals());

testCheckout(vitest, 'invoices in browsers', createInvoiceCheckout, { data: {} });

it('goes to the page of the invoice on this site, whatever its origin is called [4.7.15]', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const checkout = createInvoiceCheckout({}, () => false);
  expect(checkout.isReady(), 'there is nothing to open').toBe(false);
  const page = { id: 'p', type: 'checkout_new', state: 'created' };
  const url = 'https://site.internal/_payment/a-random-id';
  expect(checkout.redirectTo({ ...page, url })).toBe(true);
  expect(assign.mock.calls).toEqual([['/_payment/a-random-id']]);
  for (const other of ['https://site.internal/_payment/a/b', 'https://site.internal/login'])
    expect(checkout.redirectTo({ ...page, url: other })).toBe(false);
  expect(assign).toHaveBeenCalledOnce();
});
