import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createCcuRequestSchema, type CcuRequest } from './ccu.ts';
import { toSignUpFields } from './to-sign-up-fields.ts';
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

describe('a sign-up with fields of the organisation’s own', () => {
  const fields = toSignUpFields({
    signUp: {
      fields: {
        customer: ['email', 'first_name', 'last_name'],
        billing_address: ['line1', 'line2?', 'zip', 'city', 'country'],
        shipping_address: ['first_name', 'last_name', 'line1', 'zip', 'city', 'country'],
      },
    },
  });
  const own = createCcuRequestSchema([paper, friend], fields);
  const { first_name: _first, last_name: _last, ...place } = address;
  const short = { ...createRequest('friend'), billing_address: place };

  it('is accepted without what the form does not ask for, and the bill has the customer’s name', () => {
    const { success, output } = v.safeParse(own, short);
    expect(success).toBe(true);
    expect(output).toMatchObject({ billing_address: { ...address, email } });
  });

  it('is shipped to the name of the customer where the billing address has none', () => {
    const shipped = { ...short, subscription: { plan_id: paper.id }, shipping_address: place };
    expect(v.safeParse(own, shipped).output).toMatchObject({ shipping_address: address });
  });

  it('drops what the form does not ask for', () => {
    const more = { ...short, customer: { ...short.customer, company: 'Lund & Co' } };
    const read = v.safeParse(own, more);
    expect(read.success).toBe(true);
    expect(JSON.stringify(read.output)).not.toContain('Lund & Co');
  });

  it('is refused without what it requires', () => {
    for (const name of ['line1', 'zip', 'city', 'country'])
      expect(v.is(own, { ...short, billing_address: { ...place, [name]: '' } })).toBe(false);
    expect(v.is(createCcuRequestSchema([friend]), short)).toBe(false);
  });
});
