import { randomInt, randomUUID } from 'node:crypto';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Stack } from './stack.ts';
import { expect, test as base } from './test.ts';

interface TestFixtures {
  joining: Joining;
  /** An address that no member has. */
  email: string;
  /**
   * True where the checkout has ten times as long to open as visitors wait before they get its own page: a busy machine
   * is no reason for another journey. @default true
   */
  isPatient: boolean;
}

/** Actions of a test at the billing vendor without the visitor's knowledge, and the vendor's state. */
export interface Joining {
  stack: Stack;
  /** Calls the vendor's controls. */
  control(method: string, path: string, body?: unknown): Promise<Response>;
  /** Pages of the live site that were made for an address. */
  pages(email: string): Promise<VendorPage[]>;
  subscriptions(email: string, site?: 'live' | 'test'): Promise<{ status: string }[]>;
  customers(email: string, site?: 'live' | 'test'): Promise<Record<string, unknown>[]>;
}

export interface VendorPage {
  id: string;
  state: string;
  layout: string;
  fields: Record<string, string>;
}

/** `maxOpeningMs` of `libs/signup`. */
export const maxOpeningMs = 5_000;

/** Runs in the page before its scripts. */
function waitTenTimesAsLong(durationMs: number): void {
  const setOwnTimeout = globalThis.setTimeout;
  globalThis.setTimeout = ((handler: () => void, ms?: number, ...rest: unknown[]) =>
    setOwnTimeout(handler, ms === durationMs ? ms * 10 : ms, ...rest)) as typeof setTimeout;
}

/** Gives the checkout ten times as long to open: a busy machine is no reason for another journey. */
export const makePatient = (page: Page): Promise<unknown> =>
  page.addInitScript(waitTenTimesAsLong, maxOpeningMs);

export const test = base.extend<TestFixtures>({
  isPatient: [true, { option: true }],
  page: async ({ page, isPatient }, use) => {
    if (isPatient) await makePatient(page);
    await use(page);
  },
  baseURL: async ({ joiningStack }, use) => use(joiningStack.site.origin),
  email: async ({}, use) => use(`${randomUUID()}@post.example`),
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  joining: async ({ joiningStack, page }, use) => useJoining(joiningStack, page, use),
});

/** Gives a test the controls of a billing vendor, and resets them. */
export async function useJoining(
  stack: Stack,
  page: Page,
  use: (joining: Joining) => Promise<void>,
): Promise<void> {
  const joining = createJoining(stack);
  // The site's policy blocks styles written by a script: the link still works.
  await joining.control('PUT', '/script', { styles: 'link' });
  await use(joining);
  await page.close();
  await stack.sandbox.reset();
  await joining.control('PUT', '/clock', { aheadMs: 0 });
}

export function createJoining(stack: Stack): Joining {
  const control: Joining['control'] = (method, path, body) =>
    stack.sandbox.control(method, `billing${path}`, body);
  const read = async <Item>(path: string) => (await (await control('GET', path)).json()) as Item[];
  const customers: Joining['customers'] = async (email, site = 'live') =>
    (await read<{ email: string }>(`/${site}/customers`)).filter((one) => one.email === email);
  return {
    stack,
    control,
    customers,
    pages: async (email) =>
      (await read<VendorPage>('/live/pages')).filter(({ fields }) => fields['customer[email]'] === email),
    async subscriptions(email, site = 'live') {
      const ids = (await customers(email, site)).map(({ id }) => id);
      const all = await read<{ customer_id: string; status: string }>(`/${site}/subscriptions`);
      return all.filter((one) => ids.includes(one.customer_id));
    },
  };
}

export const plans = {
  paper: 'Individual membership',
  digital: 'Individual membership, digital',
  donation: 'Futures membership and donation',
} as const;

/** The box of a plan on the membership page, and its parts. */
export function findBox(page: Page, plan: keyof typeof plans = 'paper') {
  const box = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: plans[plan], exact: true }) });
  const part = (name: string) => box.getByRole('group', { name });
  return {
    box,
    part,
    form: box.locator('form'),
    status: box.getByRole('status'),
    trouble: box.getByRole('alert').or(box.getByRole('group', { name: 'There is a problem' })),
    button: box.locator('form').getByRole('button'),
    open: () => box.locator('summary').click(),
    /** Pays in the checkout over the page, after which the box says that its visitor is a member. */
    async pay() {
      await findPay(findCheckout(page)).click();
      await expect(box.getByRole('status')).toContainText(memberText);
    },
    field: (of: 'Your details' | 'Billing address' | 'Shipping address', label: string): Locator =>
      part(of).getByLabel(label, { exact: true }),
  };
}

/** Opens a plan's form and fills it in. */
export async function fillIn(page: Page, email: string, plan: keyof typeof plans = 'paper') {
  const box = findBox(page, plan);
  await box.open();
  await box.field('Your details', 'Email').fill(email);
  await box.field('Your details', 'First name').fill('Anna');
  await box.field('Your details', 'Last name').fill('Lund');
  await box.field('Billing address', 'First name').fill('Anna');
  await box.field('Billing address', 'Last name').fill('Lund');
  await box.field('Billing address', 'Email').fill(email);
  await box.field('Billing address', 'Address').fill('Torvet 1');
  await box.field('Billing address', 'City').fill('Aarhus');
  await box.field('Billing address', 'Zip code').fill('8000');
  await box.field('Billing address', 'Country').selectOption({ label: 'Denmark' });
  await box.form.getByLabel('I accept the terms and conditions').check();
  return box;
}

export function findCheckout(page: Page) {
  return page.frameLocator('#cb-frame');
}

export const findPay = (checkout: Page | FrameLocator): Locator =>
  checkout.getByRole('button', { name: 'Pay', exact: true });

export const memberText = 'Thank you. Your membership is now active.';
export const untouchedText = 'You have not been charged. Your details are still here';

/** Options of a browser on a phone. */
export const phone = {
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

export { expect };
