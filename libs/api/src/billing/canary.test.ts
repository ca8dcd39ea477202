import { describe, expect, it } from 'vitest';
import { createBillingStage, browserAt, credentials, sendEvent, webhook } from './billing.fixture.ts';

const canaries = {
  cpr: '0101DCBAZ9',
  email: 'canary.quetzal@members.example',
  street: 'Quetzalgade 777',
  name: 'Quetzalina',
  city: 'Quetzalby',
};

const address = {
  first_name: canaries.name,
  last_name: canaries.name,
  line1: canaries.street,
  city: canaries.city,
  zip: '8000',
  country: 'DK',
} as const;

const order = {
  subscription: { plan_id: 'futures-membership-+-donation' },
  customer: { email: canaries.email, first_name: canaries.name, last_name: canaries.name },
  billing_address: { ...address, email: canaries.email },
  shipping_address: address,
  tax_deduction_cpr: canaries.cpr,
} as const;

const marks = ['DCBAZ9', 'uetzal', 'UETZAL'];

const faults = ['error', 'busy', 'refused', 'missing', 'html', 'broken', 'redirect', 'empty'] as const;

/** Everything that left the process: responses, log, disk. Of requests to the vendor only the address is checked. */
async function everything() {
  const stage = await createBillingStage();
  let api = await stage.start({ LOG_LEVEL: 'trace' });
  const log = [...api.log];
  const browser = browserAt(() => api, { roams: true });
  const { live } = stage.vendor.sites;
  const responses: unknown[] = [];
  const record = (response: { json: unknown; headers: unknown; status: number }) =>
    void responses.push(response);

  for (const mode of faults) {
    stage.vendor.faults.add({ service: 'billing', mode });
    record(await browser.join(order));
    record(await browser.status());
    await api.catchUp().catch(() => undefined);
    stage.vendor.faults.clear();
  }
  stage.cut('lost', 4);
  record(await browser.join(order));
  // Refused by the vendor, whose message quotes what was sent, and by the schema.
  record(await browser.join({ ...order, tax_deduction_cpr: `${canaries.cpr}1` }));
  record(await browser.join({ ...order, extra: canaries.cpr }));
  const broken = await api.app.inject({
    method: 'POST',
    url: '/api/v1/ccu',
    payload: `{"tax_deduction_cpr":"${canaries.cpr}`,
    headers: { 'content-type': 'application/json' },
  });
  responses.push(broken.body);
  // The breaker is open by now, so another process continues.
  await stage.end(api);
  log.push(...api.log);
  api = await stage.start({ LOG_LEVEL: 'trace' });
  record(await browser.join({ ...order, billing_address: { ...order.billing_address, zip: 'Quetzal' } }));
  const joined = await browser.join(order);
  record(joined);
  const page = String(joined.json['id']);
  const joinDuringFault = async () => {
    for (const mode of ['error', 'broken'] as const) {
      stage.vendor.faults.add({ service: 'billing', mode, times: 3 });
      record(await browser.status());
      stage.vendor.faults.clear();
    }
  };
  await joinDuringFault();
  expect(stage.vendor.pay('live', page, canaries.email)).toBe('paid');
  // From now on the vendor's responses contain all of the visitor's data.
  await joinDuringFault();
  const events = live.events.slice(-3);
  expect(JSON.stringify(events)).toContain(canaries.cpr);
  for (const event of events) {
    responses.push((await sendEvent(api, event, 'Basic wrong')).body);
    responses.push((await sendEvent(api, event, credentials(webhook))).body);
    responses.push((await sendEvent(api, { ...event, id: canaries.name.repeat(30) })).body);
  }
  await api.settled();
  record(await browser.status());
  record(await browser.join(order));
  await api.catchUp();
  expect((await browser.status()).json).toMatchObject({ status: 'member' });
  const stored = await stage.stored();
  await stage.end(api);
  log.push(...api.log);
  return { responses, log, stored: stored + (await stage.stored()), stage, page };
}

describe('CPR numbers, addresses, names and email addresses', () => {
  it('are in no response, no log line and no stored data, even after failures [7.7.10]', async () => {
    const { responses, log, stored, stage, page } = await everything();
    const seen = { responses: JSON.stringify(responses), log: JSON.stringify(log), stored };
    for (const [where, text] of Object.entries(seen)) {
      expect({ where, length: text.length > 500 }).toEqual({ where, length: true });
      for (const mark of marks)
        expect({ where, mark, isThere: text.includes(mark) }).toEqual({ where, mark, isThere: false });
    }
    // A page's id gives access to the address on it.
    expect(seen.log).not.toContain(page);
    const paths = JSON.stringify(stage.vendor.requests('live').map(({ path }) => path));
    expect(paths).not.toContain('DCBAZ9');
    expect(paths).not.toContain(canaries.name);
  });

  it('reach the vendor, and the CPR number only in its own field', async () => {
    const { stage, page } = await everything();
    const fields = [...(stage.vendor.sites.live.pages.get(page)?.fields ?? [])];
    expect(fields.filter(([, value]) => value.includes('DCBAZ9'))).toEqual([
      ['customer[cf_cpr]', canaries.cpr],
    ]);
  });
});
