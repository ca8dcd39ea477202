import { randomInt, randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { useComplaints } from './complaints.ts';
import { createMembers, type Member, type Members } from './members-test.ts';
import { firstOrganisation, secondOrganisation } from './organisations.ts';
import { createProducts, type Product, type Products } from './product.ts';
import { createShop, type ShopControl } from './shop-test.ts';
import { createJoining, type Joining } from './sign-up-test.ts';

interface WorkerFixtures {
  products: Products;
}

interface TestFixtures {
  /** The product of the test's organisation. It is reset after each test, and never started again. */
  product: Product;
  /** True for a visitor who refused tags on an earlier visit, and is not asked again. @default true */
  hasRefusedTags: boolean;
  complaints: string[];
  shop: ShopControl;
  members: Members;
  /** A person with an active membership, unknown to other tests. */
  member: Member;
  joining: Joining;
  /** An address that no member has. */
  email: string;
}

/** A journey of the first organisation. Every journey of a worker has the same servers, whatever its file. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  products: [
    async ({}, use) => {
      const products = createProducts();
      await use(products);
      await products.stop();
    },
    { scope: 'worker' },
  ],
  product: async ({ products }, use) => {
    const product = await products.open(firstOrganisation);
    await use(product);
    await product.reset();
  },
  baseURL: async ({ product }, use) => use(product.site.origin),
  // Each test is a visitor from another address.
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  hasRefusedTags: [true, { option: true }],
  context: async ({ context, hasRefusedTags, product }, use) => {
    if (hasRefusedTags)
      await context.addCookies([{ name: 'consent', value: 'none-1', url: product.site.origin }]);
    await use(context);
  },
  complaints: [useComplaints, { auto: true }],
  shop: async ({ product }, use) => use(createShop(product)),
  members: async ({ product }, use) => use(createMembers(product)),
  member: async ({ members }, use) => use(await members.add('active')),
  joining: async ({ product }, use) => use(createJoining(product)),
  email: async ({}, use) => use(`${randomUUID()}@post.example`),
});

/** A journey of the second organisation, on the same workers. */
export const secondTest = test.extend({
  product: async ({ products }, use) => {
    const product = await products.open(secondOrganisation);
    await use(product);
    await product.reset();
  },
});

export { expect };
