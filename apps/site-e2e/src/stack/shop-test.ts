import type { Page, Request } from '@playwright/test';
import { knownAddress } from './known-address.ts';
import { startStack, type Stack } from './stack.ts';
import { expect, test as base } from './test.ts';

interface WorkerFixtures {
  /** A product in whose shop one can buy; its switches are put back after each test. */
  shopStack: Stack;
}

interface TestFixtures {
  shop: ShopControl;
}

/** What a test does to the shop behind the visitor's back. */
export interface ShopControl {
  stack: Stack;
  /** Every open cart expires. */
  expireCarts(): Promise<void>;
  /** So many of a variant are left. */
  leave(variantId: string, left: number): Promise<void>;
  /** Takes a product out of the storefront, or puts it back. */
  publish(handle: string, published: boolean): Promise<void>;
  /** How many carts are open. */
  openCarts(): Promise<number>;
  /** The prepared orders of EU businesses. */
  draftOrders(): Promise<{ taxExempt: boolean; lines: { variantId: string; quantity: number }[] }[]>;
}

async function startShopStack(): Promise<Stack> {
  const address = await knownAddress();
  return startStack(
    ({ origin }) => ({ ...address, CHECKOUT_ORIGINS: origin }),
    ({ origin }) => ({
      SITE_ORIGIN: address.SITE_ORIGIN,
      CHECKOUT_ORIGINS: origin,
      SHOP_ADMIN_URL: `${origin}/shop/admin/api/2026-10/graphql.json`,
      SHOP_ADMIN_TOKEN: 'sandbox-admin-token',
      VIES_URL: `${origin}/vies/check-vat-number`,
      // All the journeys of a minute are one visitor's here.
      RATE_LIMIT_PER_MINUTE: '10000',
    }),
    // The first order need not wait for the shop's large schema.
    { SHOP_AHEAD: 'on' },
  );
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopStack: [
    async ({}, use) => {
      const stack = await startShopStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shopStack }, use) => use(shopStack.site.origin),
  shop: async ({ shopStack, page }, use) => {
    const ask = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${shopStack.sandbox.origin}/_sandbox${path}`, {
        method,
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      });
      expect(response.ok, `${method} ${path}`).toBe(true);
      return response;
    };
    await use({
      stack: shopStack,
      expireCarts: async () => void (await ask('DELETE', '/carts')),
      leave: async (variantId, left) => void (await ask('PUT', '/stock', { variantId, left })),
      publish: async (handle, published) => void (await ask('PUT', '/publication', { handle, published })),
      openCarts: async () => ((await (await ask('GET', '/carts')).json()) as { open: number }).open,
      draftOrders: async () =>
        (await (await ask('GET', '/draft-orders')).json()) as Awaited<ReturnType<ShopControl['draftOrders']>>,
    });
    await page.goto('about:blank');
    await shopStack.sandbox.reset();
    for (const what of ['/carts', '/stock', '/draft-orders']) await ask('DELETE', what);
  },
});

/** The drawer, and what is in it. */
export function drawerOf(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  return {
    drawer,
    lines: drawer.getByRole('listitem'),
    titles: drawer.getByRole('listitem').getByRole('heading'),
    /** How many there are of each line, from above. */
    quantities: drawer.getByRole('group').locator('span'),
    button: (name: string) => drawer.getByRole('button', { name, exact: true }),
    notice: drawer.getByRole('alert'),
  };
}

/** The header's button, which says how many items the cart holds. */
export const cartButton = (page: Page) => page.locator('[data-cart-toggle]');

/** Puts a product of the shop into the cart from its own page. */
export async function add(page: Page, handle: string): Promise<void> {
  await page.goto(`/p/${handle}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
}

/** Puts the first product into a new cart, and waits until the shop has it. */
export async function fillCart(page: Page, ...handles: string[]): Promise<void> {
  for (const handle of handles) {
    await add(page, handle);
    await expect(page.getByRole('status').filter({ hasText: 'in your cart' }).first()).toBeAttached();
    await settled(page);
  }
}

/** The shop has answered: nothing is under way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-disabled=true], dialog [aria-disabled=true]')).toHaveCount(0);
}

/** Holds the next change of a quantity, before or after the shop has dealt with it. */
export async function holdQuantity(page: Page, when: 'before' | 'after') {
  let arrived: () => void;
  let release: () => void;
  const held = new Promise<void>((resolve) => (arrived = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  let taken = false;
  await page.route('**/api/v1/sca', async (route) => {
    if (taken || !changesQuantity(route.request())) return route.fallback();
    taken = true;
    const answer = when === 'after' ? await route.fetch() : undefined;
    arrived();
    await released;
    return answer ? route.fulfill({ response: answer }) : route.continue();
  });
  return { held, release: () => release() };
}

/** Documents travel as hashes: what tells this one is that its lines have ids already. */
function changesQuantity(request: Request): boolean {
  const { variables } = request.postDataJSON() as { variables: { lines?: { id?: string }[] } };
  return variables.lines?.[0]?.id !== undefined;
}

export { expect };
