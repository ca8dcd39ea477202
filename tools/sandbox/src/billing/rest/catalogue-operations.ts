import type { BillingSite } from '../state/site-state.ts';
import type { Catalogue } from '../state/resources.ts';
import type { Operations } from './operations.ts';
import { pageOf } from './paging.ts';
import { VendorRefusal, notFound } from '../vendor-refusal.ts';

/** Refuses an operation of the catalogue that this site does not have. */
export function needCatalogue(site: BillingSite, needed: Catalogue): void {
  if (site.board.get().catalogue === needed) return;
  throw new VendorRefusal(
    'configuration_incompatible',
    'This API operation is not enabled for this site.',
    undefined,
    'api_restricted',
  );
}

/** `configurations`, and what can be subscribed to: item prices in catalogue 2.0, plans in 1.0. */
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

  const resources = () => site.plans().map(({ resource }) => resource);
  const text = (name: string) => (resource: Record<string, unknown>) => resource[name] as string | undefined;
  get('/item_prices', ({ parameters }) => {
    needCatalogue(site, '2');
    const filters = Object.fromEntries(
      ['id', 'name', 'item_id', 'item_type', 'status', 'currency_code', 'updated_at'].map((name) => [
        name,
        text(name),
      ]),
    );
    const { list, ...more } = pageOf(resources(), parameters, filters);
    return { list: list.map((item_price) => ({ item_price })), ...more };
  });
  get('/item_prices/:id', ({ id }) => {
    needCatalogue(site, '2');
    const item_price = resources().find((one) => one.id === id);
    if (item_price === undefined) throw notFound('item_price', id);
    return { item_price };
  });

  const plans = () => site.plans().flatMap(({ type, resource }) => (type === 'plan' ? [resource] : []));
  get('/plans', ({ parameters }) => {
    needCatalogue(site, '1');
    const filters = Object.fromEntries(
      ['id', 'name', 'status', 'currency_code', 'updated_at'].map((name) => [name, text(name)]),
    );
    const { list, ...more } = pageOf(plans(), parameters, filters);
    return { list: list.map((plan) => ({ plan })), ...more };
  });
  get('/plans/:id', ({ id }) => {
    needCatalogue(site, '1');
    const plan = plans().find((one) => one.id === id);
    if (plan === undefined) throw notFound('plan', id);
    return { plan };
  });
}
