import * as v from 'valibot';
import { expect, it } from 'vitest';
import { toVendorRefusal } from './to-vendor-refusal.ts';
import { pageSchema, withoutCustomFields } from './vendor-responses.ts';

it('a response of the vendor loses its custom fields at any depth, and nothing else', () => {
  const customer = { id: 'a', cf_cpr: '0101010001', billing_address: { zip: '8000', cf_note: 'x' } };
  expect(withoutCustomFields({ list: [{ customer }, null, 'cf_cpr', 1], cf_cpr: '0101010001' })).toEqual({
    list: [{ customer: { id: 'a', billing_address: { zip: '8000' } } }, null, 'cf_cpr', 1],
  });
});

it('a refusal is its code, status and parameter, without the vendor’s message, which may quote what was sent', () => {
  const refusal = toVendorRefusal({
    ...{ http_status_code: 400, api_error_code: 'param_wrong_value', param: 'billing_address[zip]' },
    message: 'billing_address[zip] : Quetzal is not valid',
    detail: { rawBody: 'Quetzal' },
  });
  expect(refusal).toMatchObject({ status: 400, code: 'param_wrong_value', param: 'billing_address[zip]' });
  expect(JSON.stringify([refusal, refusal?.message, refusal?.stack])).not.toContain('Quetzal');
  expect(
    toVendorRefusal({ http_status_code: 400, api_error_code: 'Quetzal!', param: 'Quetz al' }),
  ).toMatchObject({
    code: 'no code',
    param: undefined,
  });
  expect(toVendorRefusal(new TypeError('fetch failed'))).toBeUndefined();
});

it('times are in milliseconds, and names in our own case, on a page and in all that it contains', () => {
  const at = Date.parse('2026-11-29T12:00:00Z');
  const seconds = at / 1_000;
  const page = v.parse(pageSchema, {
    ...{ id: 'p', state: 'succeeded', pass_thru_content: 'guildhall:attempt-1' },
    ...{ created_at: seconds, expires_at: seconds, updated_at: seconds },
    content: {
      customer: { id: 'c', email: 'ada@members.example', updated_at: seconds },
      subscription: { id: 's', customer_id: 'c', status: 'active', created_at: seconds, plan_id: 'friend' },
      invoice: { id: 'i', status: 'paid', currency_code: 'EUR', amount_paid: 9_600 },
    },
  });
  expect(page).toEqual({
    ...{ id: 'p', type: 'checkout_new', url: '', state: 'succeeded', attemptId: 'attempt-1' },
    ...{ createdAt: at, expiresAt: at, updatedAt: at },
    content: {
      customer: { id: 'c', email: 'ada@members.example', isDeleted: false, updatedAt: at },
      subscription: { id: 's', customerId: 'c', status: 'active', createdAt: at, planIds: ['friend'] },
      invoice: {
        ...{ id: 'i', isPaid: true, currency: 'EUR', isInProgress: false },
        ...{ netPaidMinor: 9_600, paidMinor: 9_600 },
      },
    },
  });
});
