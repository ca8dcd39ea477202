import { describe, expect, it } from 'vitest';
import { parseResponse } from '../responses/response-schema.ts';
import { ccuResponseSchema } from './ccu-response.ts';
import { signUpRefusalCodes, toKnownRefusal } from './sign-up-refusal.ts';

const page = { id: 'p', type: 'checkout_new', url: 'https://house.example/p', state: 'created' };

describe('the response to a sign-up', () => {
  it('is a page with all fields of the vendor', () => {
    const more = { ...page, embed: false, created_at: 1, of_tomorrow: { a: 1 } };
    expect(parseResponse(ccuResponseSchema, more)).toEqual(more);
    for (const name of Object.keys(page))
      expect(parseResponse(ccuResponseSchema, { ...page, [name]: undefined })).toBeUndefined();
  });

  it('is a refusal, also one with a page or with the field of a later version', () => {
    const refusal = { error_code: 'invalid_field', field: 'customer.email' };
    expect(parseResponse(ccuResponseSchema, refusal)).toEqual(refusal);
    expect(parseResponse(ccuResponseSchema, { ...page, ...refusal })).toEqual(refusal);
    expect(parseResponse(ccuResponseSchema, { ...refusal, field: 'customer.shoe_size' })).toEqual({
      error_code: 'invalid_field',
    });
  });
});

describe('a refusal', () => {
  it('keeps each code that the form has a message for, and its field', () => {
    for (const error_code of signUpRefusalCodes) {
      const refusal = { error_code, field: 'billing_address.zip' } as const;
      expect(toKnownRefusal(refusal)).toEqual(refusal);
    }
  });

  it('is a technical error with any other code, or without the name of the invalid field', () => {
    for (const error_code of ['of_tomorrow', '', 'constructor', 'invalid_field'])
      expect(toKnownRefusal({ error_code })).toEqual({ error_code: 'technical_error' });
  });
});
