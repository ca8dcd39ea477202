import { defineOrganisation } from '@guildhall/organisation';
import { testSiteSupplier } from '@guildhall/adapter-tests/site';
import { expect, it } from 'vitest';
import * as vitest from 'vitest';
import { invoicePages } from './invoice-pages.ts';

const organisation = defineOrganisation({
  ...{ language: 'en', currency: 'EUR', vatHome: 'IE' },
  plans: { friend: { shipping: false } },
});

testSiteSupplier(vitest, 'invoices on the site', invoicePages, { organisation, environment: {} });

it('has a page for transfers, and no variable, directive, forward or portal [4.7.17]', async () => {
  expect(invoicePages).not.toHaveProperty('variables');
  const { check, ...connection } =
    invoicePages.connect({ SITE_ORIGIN: 'https://www.house.example' }, organisation) ?? {};
  expect(connection).toEqual({ checkout: {}, hasTransfers: true });
  expect(await check?.()).toMatchObject([{ check: 'checkout', status: 'ok' }]);
});
