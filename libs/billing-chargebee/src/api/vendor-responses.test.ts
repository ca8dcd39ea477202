import { expect, it } from 'vitest';
import { toVendorRefusal } from './to-vendor-refusal.ts';
import { withoutCustomFields } from './vendor-responses.ts';

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
