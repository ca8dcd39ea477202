import Chargebee from 'chargebee';
import { createFaultList } from '../faults/fault-list.ts';
import { fetchInProcess } from '../fetch-in-process.ts';
import { createRequestLog } from '../requests/request-log.ts';
import { createSandboxUnderTest } from '../sandbox.fixture.ts';
import { apiKeys, createBilling } from './billing.ts';
import { buildBillingSite } from './build-billing-apps.ts';
import { buildBillingScript } from './script/build-billing-script.ts';
import type { SiteName } from './state/site-state.ts';
import type { VendorEvent } from './state/resources.ts';

export const billingOrigins = {
  live: 'http://127.0.0.1:4401',
  test: 'http://127.0.0.1:4402',
  script: 'http://127.0.0.1:4403',
};

/** A sandbox and its billing vendor, both without ports, and the vendor's own SDK to call it. */
export function createBillingUnderTest() {
  const faults = createFaultList();
  const now = () => new Date('2026-11-21T12:00:00Z');
  const log = createRequestLog(now);
  const waited: number[] = [];
  const wait = async (ms: number) => void waited.push(ms);
  const posted: { to: string; login: string; event: VendorEvent }[] = [];
  /** Statuses that the event receiver returns, one per event; then 200. */
  const responses: number[] = [];
  const billing = createBilling({
    now,
    wait,
    post: async ({ to, user, password }, event) => {
      posted.push({ to, login: `${user}:${password}`, event });
      return responses.shift() ?? 200;
    },
  });
  Object.assign(billing.origins, billingOrigins);
  const { app } = createSandboxUnderTest({ billing, faults, log });
  const options = { faults, log, wait };
  const apps = {
    live: buildBillingSite(billing, 'live', options),
    test: buildBillingSite(billing, 'test', options),
    script: buildBillingScript(billing, options),
  };

  /** The SDK with the same settings as in the product. */
  const createSdk = (name: SiteName = 'live', apiKey = apiKeys[name]) =>
    new Chargebee({
      site: 'sandbox',
      apiKey,
      sdkTelemetryEnabled: false,
      httpClient: {
        makeApiRequest: async (request: Request) =>
          fetchInProcess(apps[name])(request.url, {
            method: request.method,
            headers: request.headers,
            ...(request.body && { body: await request.text() }),
          }),
      },
    } as ConstructorParameters<typeof Chargebee>[0]);

  return {
    billing,
    app,
    apps,
    sdk: createSdk,
    waited,
    log,
    posted,
    responses,
    live: billing.sites.live,
    control: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      app.inject({ method, url: `/_sandbox/billing${path}`, ...(payload && { payload }) }),
    fault: (order: object) => faults.add({ service: 'billing', mode: 'error', ...order }),
  };
}

/** Returns the plain object that the SDK throws for a refusal. */
export async function readRefusal(call: Promise<unknown>): Promise<Record<string, unknown>> {
  return call.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: unknown) => error as Record<string, unknown>,
  );
}

/** A sign-up as the api sends it, in either catalogue. */
export const signUp = {
  customer: { id: 'member-1', email: 'new@members.test', first_name: 'New', last_name: 'Member' },
  billing_address: {
    first_name: 'New',
    last_name: 'Member',
    line1: 'Kajen 1',
    city: 'By',
    zip: '1234',
    country: 'DK',
  },
};

export const itemSignUp = {
  ...signUp,
  subscription_items: [{ item_price_id: 'individual-membership-DKK-yearly', quantity: 1 }],
};
export const planSignUp = { ...signUp, subscription: { plan_id: 'individual-membership' } };
