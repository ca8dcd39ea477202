import type { BillingSite } from '../state/site-state.ts';
import type { Catalogue } from '../state/resources.ts';
import type { Operations } from './operations.ts';
import { createPage } from './paging.ts';
import { VendorRefusal, createNotFound } from '../vendor-refusal.ts';

export function requireCatalogue(site: BillingSite, needed: Catalogue): void {
  if (site.board.get().catalogue === needed) return;
  throw new VendorRefusal(
    'configuration_incompatible',
    'This API operation is not enabled for this site.',
    undefined,
    'api_restricted',
  );
}

/** `configurations`, and the plans for sale: item prices in catalogue 2.0, plans in 1.0. */
export function addCatalogueOperations({ get }: Operations, site: BillingSite): void {
  get('/configurations', () => ({
    configurations: [
      {
        domain: URL.parse(site.origin())?.host ?? '',
        product_catalog_version: `v${site.board.get().catalogue}`,
        object: 'configuration',
      },
    ],
  }));

  const listResources = () => site.plans().map(({ resource }) => resource);
  const readText = (name: string) => (resource: Record<string, unknown>) =>
    resource[name] as string | undefined;
  get('/item_prices', ({ parameters }) => {
    requireCatalogue(site, '2');
    const filters = Object.fromEntries(
      ['id', 'name', 'item_id', 'item_type', 'status', 'currency_code', 'updated_at'].map((name) => [
        name,
        readText(name),
      ]),
    );
    const { list, ...more } = createPage(listResources(), parameters, filters);
    return { list: list.map((item_price) => ({ item_price })), ...more };
  });
  get('/item_prices/:id', ({ id }) => {
    requireCatalogue(site, '2');
    const item_price = listResources().find((one) => one.id === id);
    if (item_price === undefined) throw createNotFound('item_price', id);
    return { item_price };
  });

  const listPlans = () => site.plans().flatMap(({ type, resource }) => (type === 'plan' ? [resource] : []));
  get('/plans', ({ parameters }) => {
    requireCatalogue(site, '1');
    const filters = Object.fromEntries(
      ['id', 'name', 'status', 'currency_code', 'updated_at'].map((name) => [name, readText(name)]),
    );
    const { list, ...more } = createPage(listPlans(), parameters, filters);
    return { list: list.map((plan) => ({ plan })), ...more };
  });
  get('/plans/:id', ({ id }) => {
    requireCatalogue(site, '1');
    const plan = listPlans().find((one) => one.id === id);
    if (plan === undefined) throw createNotFound('plan', id);
    return { plan };
  });
}
