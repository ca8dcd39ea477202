import type { Page } from '@playwright/test';
import type { Stack } from './stack.ts';
import { expect, test as base } from './test.ts';

interface TestFixtures {
  shop: ShopControl;
}

/** Actions of a test in the shop without the visitor's knowledge. */
export interface ShopControl {
  stack: Stack;
  expireCarts(): Promise<void>;
  /** Sets the stock of a variant. */
  leave(variantId: string, left: number): Promise<void>;
  /** Unpublishes a product, or publishes it again. */
  publish(handle: string, published: boolean): Promise<void>;
  openCarts(): Promise<number>;
  /** Draft orders of EU businesses. */
  draftOrders(): Promise<{ taxExempt: boolean; lines: { variantId: string; quantity: number }[] }[]>;
}

export const test = base.extend<TestFixtures>({
  baseURL: async ({ shopStack }, use) => use(shopStack.site.origin),
  shop: async ({ shopStack, page }, use) => {
    const shop = createShop(shopStack);
    await use(shop);
    await page.close();
    await shopStack.sandbox.reset();
    for (const what of ['carts', 'stock', 'draft-orders']) await shopStack.sandbox.control('DELETE', what);
  },
});

export function createShop(stack: Stack): ShopControl {
  const { control } = stack.sandbox;
  return {
    stack,
    expireCarts: async () => void (await control('DELETE', 'carts')),
    leave: async (variantId, left) => void (await control('PUT', 'stock', { variantId, left })),
    publish: async (handle, published) => void (await control('PUT', 'publication', { handle, published })),
    openCarts: async () => ((await (await control('GET', 'carts')).json()) as { open: number }).open,
    draftOrders: async () =>
      (await (await control('GET', 'draft-orders')).json()) as Awaited<
        ReturnType<ShopControl['draftOrders']>
      >,
  };
}

/** The drawer and its contents. */
export function findDrawer(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  return {
    drawer,
    lines: drawer.getByRole('listitem'),
    titles: drawer.getByRole('listitem').getByRole('heading'),
    /** Quantities of the lines, from the top. */
    quantities: () =>
      drawer
        .getByRole('textbox', { name: /^Quantity of / })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    button: (name: string) => drawer.getByRole('button', { name, exact: true }),
    notice: drawer.getByRole('alert'),
  };
}

/** The header's button with the number of items. */
export const findCartButton = (page: Page) => page.locator('[data-wakes=cart]');

/** The cart once its code has loaded. */
export const findAwakeCart = (page: Page) => page.locator('[data-island=cart][data-awake]');

/** Adds a product to the cart from its own page. */
export async function add(page: Page, handle: string): Promise<void> {
  await page.goto(`/p/${handle}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
}

/** Adds the first product to a new cart, and waits until the shop has it. */
export async function fillCart(page: Page, ...handles: string[]): Promise<void> {
  for (const handle of handles) {
    await add(page, handle);
    await expect(page.getByRole('status').filter({ hasText: 'in your cart' }).first()).toBeAttached();
    await waitUntilSettled(page);
  }
}

/** Waits until the shop has responded to everything. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-disabled=true], dialog [aria-disabled=true]')).toHaveCount(0);
}

export { expect };
