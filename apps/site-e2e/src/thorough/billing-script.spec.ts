import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import type { BillingControls } from '@guildhall/sandbox';
import { provideToFile } from '../stack/provide-to-file.ts';
import { startServer } from '../stack/server-process.ts';
import { test as base } from '../stack/shared-stacks.ts';

// Proves that the sandbox's billing script is at least as strict as the vendor's.

interface Vendor {
  live: string;
  test: string;
  script: string;
  host: string;
  controls: Pick<BillingControls, 'putSwitches' | 'pages' | 'subscriptions'>;
  checkout(): Promise<{ id: string; url: string }>;
  portal(): Promise<{ token: string }>;
}

const getVendor = provideToFile<Vendor>(base, async (use) => {
  const sandbox = await startServer({
    main: 'libs/sandbox/src/main.ts',
    env: { SANDBOX_PORT: '0', SHOP_AHEAD: 'off' },
  });
  const addresses = (await (await fetch(`${sandbox.origin}/billing/addresses.json`)).json()) as Vendor;
  const call = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(`${addresses.live}/api/v2/${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('sandbox-billing-key:')}` },
      body: new URLSearchParams(fields),
    });
    return (await response.json()) as {
      hosted_page: { id: string; url: string };
      portal_session: { token: string };
    };
  };
  const host = createHost(addresses.script).listen(0, '127.0.0.1');
  await once(host, 'listening');
  await use({
    ...addresses,
    host: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    controls: findControls(`${sandbox.origin}/_sandbox/billing/live`),
    checkout: async () =>
      (
        await call('hosted_pages/checkout_new_for_items', {
          'customer[email]': 'new@members.test',
          'subscription_items[item_price_id][0]': 'individual-membership-DKK-yearly',
        })
      ).hosted_page,
    portal: async () => (await call('portal_sessions', { 'customer[id]': 'seed-active' })).portal_session,
  });
  host.close();
  await sandbox.stop();
});

const test = base.extend<{ vendor: Vendor }>({ vendor: async ({}, use) => use(await getVendor()) });

function findControls(at: string): Vendor['controls'] {
  const read = async (path: string) => (await fetch(`${at}/${path}`)).json();
  return {
    async putSwitches(switches) {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${at}/switches`, { method: 'PUT', headers, body: JSON.stringify(switches) });
    },
    pages: () => read('pages'),
    subscriptions: () => read('subscriptions'),
  };
}

function createHost(script: string) {
  return createServer((request, response) => {
    const csp = new URL(request.url ?? '', 'http://host.test').searchParams.get('csp');
    response.writeHead(200, {
      'content-type': 'text/html',
      ...(csp && { 'content-security-policy': csp }),
    });
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Host</title><body><button id="go">Join</button><script src="${script}"></script></body></html>`,
    );
  });
}

/** Opens a page with the script. Returns the calls to it, in order. */
async function openHost(page: Page, vendor: Vendor, { csp = '', init = "{ site: 'sandbox' }" } = {}) {
  await page.exposeFunction('hostedPage', vendor.checkout);
  await page.exposeFunction('portalSession', vendor.portal);
  await page.goto(`${vendor.host}/?csp=${encodeURIComponent(csp)}`);
  await page.evaluate(`
    window.calls = [];
    const note = (name) => (...values) => calls.push([name, ...values.map((value) => value instanceof Error ? 'error' : value)]);
    const callbacks = Object.fromEntries(['loaded', 'step', 'success', 'error', 'close', 'visit', 'subscriptionCancelled'].map((name) => [name, note(name)]));
    window.callbacks = callbacks;
    window.billing = Chargebee.init(${init});
    document.getElementById('go').onclick = () => billing.openCheckout({ hostedPage: () => hostedPage(), ...callbacks });
  `);
  return () => page.evaluate<unknown[][]>('calls');
}

const frame = (page: Page) => page.frameLocator('#cb-frame');
const pay = { name: 'Pay', exact: true };

test.afterEach(async ({ vendor }) => {
  await vendor.controls.putSwitches({ domains: ['*'] });
});

test('a checkout is a frame over the page, and reports its events', async ({ page, vendor }) => {
  const calls = await openHost(page, vendor);
  const expected: unknown[][] = [['loaded'], ['step', 'payment_details']];
  await page.click('#go');
  // A press before the frame's script runs would be reported by the next page only.
  await expect.poll(calls).toEqual(expected);
  await frame(page).getByRole('button', { name: 'Decline card' }).click();
  // The frame loads a new page: anything typed before would be lost with the old one.
  await expect(frame(page).getByText('Your card was declined')).toBeVisible();
  expected.push(['step', 'payment_details']);
  await expect.poll(calls).toEqual(expected);
  await frame(page).getByLabel('Email').fill('changed@members.test');
  await frame(page).getByRole('button', pay).click();
  await expect(frame(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const [paid] = (await vendor.controls.pages()).filter(({ state }) => state === 'succeeded');
  expected.push(['step', 'thankyou_screen'], ['success', paid?.id]);
  await expect.poll(calls).toEqual(expected);
  await frame(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#cb-frame')).toHaveCount(0);
  await expect.poll(calls).toEqual([...expected, ['close']]);
  expect(paid?.content?.customer.email).toBe('changed@members.test');
});

test('a checkout cannot be closed before its own script is there, or while a payment is under way', async ({
  page,
  vendor,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/vendor-page.js', async (route) => {
    await held;
    await route.continue();
  });
  await openHost(page, vendor);
  await page.click('#go');
  const close = frame(page).getByRole('button', { name: 'Close' });
  await expect(close).toBeDisabled();
  release();
  await expect(close).toBeEnabled();
  await page.route('**/checkout*', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await frame(page).getByRole('button', pay).click();
  await expect(close).toBeDisabled();
});

test('a page whose domain is not listed gets no callbacks, and the checkout can still be paid', async ({
  page,
  vendor,
}) => {
  await vendor.controls.putSwitches({ domains: ['https://elsewhere.test'] });
  const calls = await openHost(page, vendor);
  await page.click('#go');
  await frame(page).getByRole('button', pay).click();
  await expect(frame(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await frame(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('#cb-frame')).toHaveCount(0);
  expect(await calls()).toEqual([]);
});

test('a second init throws until the first is torn down', async ({ page, vendor }) => {
  await openHost(page, vendor);
  const init = (site: string) => page.evaluate(`Chargebee.init({ site: '${site}' }) !== undefined`);
  await expect(init('sandbox-test')).rejects.toThrow('already created');
  await page.evaluate('Chargebee.tearDown()');
  await expect(page.locator('#cb-master-frame')).toHaveCount(0);
  await expect(page.evaluate('Chargebee.getInstance()')).rejects.toThrow('no instance');
  expect(await init('sandbox-test')).toBe(true);
});

test('a page of a site other than the initialised one is an error', async ({ page, vendor }) => {
  const calls = await openHost(page, vendor, { init: "{ site: 'sandbox-test' }" });
  await page.click('#go');
  await expect.poll(calls).toEqual([['error', 'error'], ['close']]);
  await expect(page.locator('#cb-container')).toHaveCount(0);
});

test('the site can be given by its domain', async ({ page, vendor }) => {
  await openHost(page, vendor, { init: `{ site: 'whatever', domain: '${vendor.live}' }` });
  await page.click('#go');
  await expect(frame(page).getByRole('button', pay)).toBeVisible();
});

test('without its own frame the script never opens a checkout', async ({ page, vendor }) => {
  const csp = `default-src 'self' 'unsafe-eval'; script-src 'unsafe-eval' ${new URL(vendor.script).origin}; style-src 'unsafe-inline'; frame-src ${vendor.live}`;
  const calls = await openHost(page, vendor, { csp });
  await page.click('#go');
  await expect(page.locator('#cb-container')).toHaveCount(1);
  await expect.poll(async () => (await vendor.controls.pages()).length).toBeGreaterThan(0);
  await expect(page.locator('#cb-frame')).toHaveCount(0);
  expect(await calls()).toEqual([]);
});

test('a checkout covers the page with either style, and is below it with neither', async ({
  page,
  vendor,
}) => {
  const script = new URL(vendor.script).origin;
  for (const [styles, position] of [
    ["'nonce-n'", 'fixed'],
    [script, 'fixed'],
    ["'none'", 'static'],
  ] as const) {
    const tab = await page.context().newPage();
    const csp = `default-src 'none'; script-src 'unsafe-eval' ${script}; frame-src ${script} ${vendor.live}; style-src ${styles}`;
    await openHost(tab, vendor, { csp, init: "{ site: 'sandbox', cspNonce: 'n' }" });
    await tab.click('#go');
    await expect(tab.locator('#cb-container'), styles).toHaveCSS('position', position);
    await tab.close();
  }
});

test('the portal opens over the page, once for each session, and can end a subscription', async ({
  page,
  vendor,
}) => {
  const calls = await openHost(page, vendor);
  await page.evaluate(
    'billing.setPortalSession(() => portalSession()); billing.createChargebeePortal().open(callbacks)',
  );
  const expected: unknown[][] = [['loaded'], ['visit', 'sub_details']];
  await expect.poll(calls).toEqual(expected);
  await frame(page).getByRole('button', { name: 'Cancel at the end of the year' }).click();
  await expect(frame(page).getByText('non renewing')).toBeVisible();
  const [subscription] = await vendor.controls.subscriptions();
  expected.push(['subscriptionCancelled', { subscription: { id: subscription?.id } }]);
  await expect.poll(calls).toEqual(expected);
  await frame(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('#cb-frame')).toHaveCount(0);
  await expect.poll(calls).toEqual([...expected, ['close']]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a checkout opens in its own window, and its end is reported', async ({ page, vendor }) => {
    const calls = await openHost(page, vendor);
    const listCalls = async () => (await calls()).map(([name]) => name);
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.tap('#go')]);
    await expect.poll(listCalls).toEqual(['loaded', 'step']);
    await opened.getByRole('button', pay).click();
    await expect(opened.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect.poll(listCalls).toEqual(['loaded', 'step', 'step', 'success']);
    const closed = opened.waitForEvent('close');
    // This press closes its own window, which can be gone before the browser has confirmed the press.
    await opened
      .getByRole('button', { name: 'Close' })
      .click()
      .catch(() => closed);
    await closed;
    await expect.poll(listCalls).toEqual(['loaded', 'step', 'step', 'success', 'close']);
    await expect(page.locator('#cb-frame')).toHaveCount(0);
  });

  test('a window closed by the visitor is reported as closed', async ({ page, vendor }) => {
    const calls = await openHost(page, vendor);
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.tap('#go')]);
    await expect(opened.getByRole('button', pay)).toBeVisible();
    await opened.close();
    await expect.poll(async () => (await calls()).at(-1)).toEqual(['close']);
  });
});
