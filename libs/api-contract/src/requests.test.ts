import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contactRequestSchema } from './contact/index.ts';
import { apiErrorSchema } from './errors/index.ts';
import { sdocResponseSchema, sdocRequestSchema } from './invoice/index.ts';
import { parseResponse } from './responses/index.ts';
import { scaResponseSchema, scaRequestSchema } from './shop/index.ts';

const line = { variantId: 'gid://shopify/ProductVariant/42', quantity: 2 };
const order = { country: 'DK', vatNr: 'DK 13 58 56 28', lineItems: [line] };
const field = { title: 'Your name', value: 'Ada', type: 'text' };
const message = { fields: [field, { title: 'Send me news', value: true, type: 'checkbox' }] };

describe('a call to the shop', () => {
  it('is a document with variables, or a search', () => {
    expect(v.parse(scaRequestSchema, { query: '{ shop }' })).toEqual({ query: '{ shop }', variables: {} });
    expect(v.is(scaRequestSchema, { query: 'a'.repeat(64), variables: { id: '1' } })).toBe(true);
    expect(v.is(scaRequestSchema, { data: '{ products }' })).toBe(true);
  });

  it.each([
    null,
    [],
    [{ query: 'a' }],
    {},
    { query: '' },
    { query: 1 },
    { query: 'a', variables: [] },
    { query: 'a', variables: 'b' },
    { query: 'a', operationName: 'b' },
    { query: 'a', extensions: {} },
    { query: 'a', data: 'b' },
    { data: '' },
    { data: 'a', variables: {} },
    { data: 'a'.repeat(2001) },
    { query: 'a'.repeat(10_001) },
  ])('rejects %j', (body) => {
    expect(v.is(scaRequestSchema, body)).toBe(false);
  });

  it("passes on the shop's response", () => {
    const response = { data: { cart: null }, errors: [{ message: 'a' }], extensions: { cost: 1 } };
    expect(v.parse(scaResponseSchema, response)).toEqual(response);
    expect(v.is(scaResponseSchema, { data: 'a' })).toBe(false);
  });
});

describe('an order of an EU business', () => {
  it('has a country, a VAT number as typed, and lines', () => {
    expect(v.parse(sdocRequestSchema, { ...order, country: ' dk ' })).toEqual(order);
  });

  it('may have an email address and a company', () => {
    const buyer = { email: ' ada@firm.example ', company: ' Firm ' };
    expect(v.parse(sdocRequestSchema, { ...order, ...buyer })).toEqual({
      ...order,
      email: 'ada@firm.example',
      company: 'Firm',
    });
  });

  it.each([
    { ...order, extra: 1 },
    { ...order, country: 'DNK' },
    { ...order, country: '' },
    { ...order, vatNr: 13585628 },
    { ...order, vatNr: '1'.repeat(41) },
    { ...order, email: 'a'.repeat(255) },
    { ...order, company: 'a'.repeat(251) },
    { ...order, company: null },
    { ...order, lineItems: [] },
    { ...order, lineItems: Array.from({ length: 101 }, () => line) },
    ...[0, -1, 1.5, 100, '1', null].map((quantity) => ({ ...order, lineItems: [{ ...line, quantity }] })),
    ...['', '42', 'gid://shopify/Product/42', 'gid://shopify/ProductVariant/42?a', 42].map((variantId) => ({
      ...order,
      lineItems: [{ ...line, variantId }],
    })),
    { ...order, lineItems: [{ ...line, price: 0 }] },
  ])('rejects %j', (body) => {
    expect(v.is(sdocRequestSchema, body)).toBe(false);
  });

  it('has a response with a URL or a message', () => {
    expect(parseResponse(sdocResponseSchema, { success: true, invoiceUrl: 'https://shop.test/i' })).toEqual({
      success: true,
      invoiceUrl: 'https://shop.test/i',
    });
    expect(parseResponse(sdocResponseSchema, { success: false, message: 'a' })).toEqual({
      success: false,
      message: 'a',
    });
    expect(parseResponse(sdocResponseSchema, { success: false, message: 'a', field: 'vatNr' })).toEqual({
      success: false,
      message: 'a',
      field: 'vatNr',
    });
    expect(parseResponse(sdocResponseSchema, { success: false, message: 'a', field: 'country' })).toEqual({
      success: false,
      message: 'a',
      field: 'country',
    });
    expect(parseResponse(sdocResponseSchema, { success: true, message: 'a' })).toBeUndefined();
    expect(parseResponse(sdocResponseSchema, {})).toBeUndefined();
  });
});

describe('a message of a contact form', () => {
  it('is a list of fields', () => {
    expect(v.parse(contactRequestSchema, message)).toEqual({ ...message, website: '' });
    expect(v.is(contactRequestSchema, { ...message, page: '/contact', website: 'spam' })).toBe(true);
  });

  it('may consist of checkboxes, with labels as long as a declaration of consent [3.2.2]', () => {
    const title = 'I agree. '.repeat(200);
    expect(v.is(contactRequestSchema, { fields: [{ title, value: true, type: 'checkbox' }] })).toBe(true);
  });

  it('may be as long as its form allows', () => {
    const long = { title: 'a'.repeat(2_000), value: 'a'.repeat(10_000), type: 'textarea' };
    expect(v.is(contactRequestSchema, { fields: Array.from({ length: 5 }, () => long) })).toBe(true);
  });

  it.each([
    {},
    { fields: [] },
    { fields: Array.from({ length: 201 }, () => field) },
    { fields: [{ ...field, type: 'breakerTitle' }] },
    { fields: [{ ...field, type: 'file' }] },
    { fields: [{ ...field, title: ' ' }] },
    { fields: [{ ...field, value: 1 }] },
    { fields: [{ ...field, value: 'a'.repeat(1_001) }] },
    { fields: [{ ...field, type: 'textarea', value: 'a'.repeat(10_001) }] },
    { fields: [{ ...field, title: 'a'.repeat(2_001) }] },
    { fields: Array.from({ length: 6 }, () => ({ ...field, type: 'textarea', value: 'a'.repeat(9_000) })) },
    { fields: [{ ...field, value: ' ' }] },
    { fields: [{ ...field, type: 'checkbox', value: false }] },
    { fields: [{ ...field, type: 'checkbox', value: 'on' }] },
    { fields: [{ ...field, type: 'email', value: 'ada@post' }] },
    { ...message, id: 'short' },
    { ...message, id: 'a'.repeat(20) + '@elsewhere.test>' },
    { fields: [{ ...field, extra: 1 }] },
    { ...message, to: 'ada@example.test' },
    { ...message, page: 'https://elsewhere.test' },
  ])('rejects %j', (body) => {
    expect(v.is(contactRequestSchema, body)).toBe(false);
  });
});

describe('a failure', () => {
  it('may have a code of a later version', () => {
    const response = { error: { code: 'API_NEW', message: 'a', requestId: 'b' } };
    expect(parseResponse(apiErrorSchema, response)).toEqual(response);
  });
});
