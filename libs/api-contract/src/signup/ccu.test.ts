import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createCcuRequestSchema, type CcuRequest } from './ccu.ts';
import { donation, friend, paper } from './plans.fixture.ts';

const person = { first_name: 'Anna', last_name: 'Lund' };
const address = { ...person, line1: 'Torvet 1', city: 'Aarhus', zip: '8000', country: 'DK' };
const email = 'anna@post.example';
const createRequest = (plan: string, extra: Partial<CcuRequest> = {}) => ({
  subscription: { plan_id: plan },
  customer: { ...person, email },
  billing_address: { ...address, email },
  ...extra,
});
const schema = createCcuRequestSchema([paper, donation, friend]);

describe('a sign-up', () => {
  it('is for one of the organisation’s plans', () => {
    expect(v.is(schema, createRequest('friend'))).toBe(true);
    for (const plan of ['', 'Friend', 'patron', 'constructor'])
      expect(v.is(schema, createRequest(plan))).toBe(false);
    expect(v.is(createCcuRequestSchema([]), createRequest('friend'))).toBe(false);
  });

  it('has a shipping address exactly if the plan is shipped [5.2.8]', () => {
    const shipped = { shipping_address: address };
    expect(v.is(schema, createRequest(paper.id, shipped))).toBe(true);
    expect(v.is(schema, createRequest(paper.id))).toBe(false);
    expect(v.is(schema, createRequest('friend', shipped))).toBe(false);
  });

  it('has a tax number only if the plan has a tax deduction [5.2.7]', () => {
    const cpr = { tax_deduction_cpr: '0102031234' };
    expect(v.is(schema, createRequest(donation.id, { shipping_address: address, ...cpr }))).toBe(true);
    expect(v.is(schema, createRequest(paper.id, { shipping_address: address, ...cpr }))).toBe(false);
    expect(v.is(schema, createRequest('friend', cpr))).toBe(false);
  });

  it('is refused in countries in which the plan is not sold', () => {
    const isSoldIn = (country: string) =>
      v.is(schema, createRequest('friend', { billing_address: { ...address, email, country } }));
    expect(['DK', 'US', 'AF', 'CH', 'LI', 'ZZ'].map(isSoldIn)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
