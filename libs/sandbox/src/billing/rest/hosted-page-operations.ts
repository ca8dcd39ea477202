import type { BillingSite } from '../state/site-state.ts';
import type { Catalogue, HostedPage, Layout } from '../state/resources.ts';
import { requireCatalogue } from './catalogue-operations.ts';
import { checkoutForItemsParameters, checkoutNewParameters } from './checkout-parameters.ts';
import type { Parameters } from './form-body.ts';
import type { Operations } from './operations.ts';
import { createPage } from './paging.ts';
import { checkParameters, requireParameters } from './parameter-rules.ts';
import { VendorRefusal, createNotFound, createWrongValue } from '../vendor-refusal.ts';

export function addHostedPageOperations({ get, post }: Operations, site: BillingSite): void {
  post('/hosted_pages/checkout_new', ({ parameters }) => {
    requireCatalogue(site, '1');
    checkParameters(parameters, checkoutNewParameters, site.board.get().customFields);
    const layout = parameters.get('embed') === 'false' ? 'full_page' : 'in_app';
    return createHostedPage(site, parameters, {
      catalogue: '1',
      planParameter: 'subscription[plan_id]',
      layout,
    });
  });

  post('/hosted_pages/checkout_new_for_items', ({ parameters }) => {
    requireCatalogue(site, '2');
    checkParameters(parameters, checkoutForItemsParameters, site.board.get().customFields);
    const layout = parameters.get('layout') === 'full_page' ? 'full_page' : 'in_app';
    const planParameter = 'subscription_items[item_price_id][0]';
    return createHostedPage(site, parameters, { catalogue: '2', planParameter, layout });
  });

  get('/hosted_pages', ({ parameters }) => {
    const pages = createPage([...site.pages.values()], parameters, {
      id: ({ id }) => id,
      type: ({ type }) => type,
      state: ({ state }) => state,
      updated_at: ({ updated_at }) => updated_at,
    });
    return { ...pages, list: pages.list.map((page) => ({ hosted_page: toHostedPageView(page) })) };
  });

  get('/hosted_pages/:id', ({ id }) => ({ hosted_page: toHostedPageView(getPage(site, id)) }));

  post('/hosted_pages/:id/acknowledge', ({ id }) => {
    const page = getPage(site, id);
    if (page.state !== 'succeeded')
      throw new VendorRefusal(
        'invalid_state_for_request',
        `The hosted page ${id} is ${page.state}: only succeeded ones can be acknowledged`,
      );
    page.state = 'acknowledged';
    site.touch(page);
    return { hosted_page: toHostedPageView(page) };
  });
}

function getPage(site: BillingSite, id: string): HostedPage {
  const page = site.pages.get(id);
  if (page === undefined) throw createNotFound('hosted_page', id);
  return page;
}

interface PageOptions {
  catalogue: Catalogue;
  planParameter: string;
  layout: Layout;
}

function createHostedPage(site: BillingSite, parameters: Parameters, order: PageOptions): object {
  const { catalogue, planParameter, layout } = order;
  requireParameters(parameters, planParameter);
  const planId = parameters.get(planParameter) ?? '';
  const plan = site.plans().find(({ id }) => id === planId);
  if (plan === undefined)
    throw createNotFound(catalogue === '2' ? 'item_price' : 'plan', planId, planParameter);
  if (plan.type !== 'plan') throw createWrongValue(planParameter, planId, 'should be a plan');
  const id = site.randomText();
  const stamp = site.stamp();
  const passThru = parameters.get('pass_thru_content');
  const page: HostedPage = {
    id,
    object: 'hosted_page',
    type: 'checkout_new',
    url: `${site.origin()}/pages/v4/${id}/checkout`,
    state: 'created',
    ...(passThru !== undefined && { pass_thru_content: passThru }),
    expires_at: stamp.created_at + site.board.get().pageLifeS,
    ...stamp,
    layout,
    catalogue,
    planId,
    fields: parameters,
    redirectUrl: parameters.get('redirect_url'),
    cancelUrl: parameters.get('cancel_url'),
  };
  site.pages.set(id, page);
  return { hosted_page: toHostedPageView(page) };
}

function toHostedPageView(page: HostedPage): object {
  const {
    planId: _plan,
    fields: _fields,
    redirectUrl: _to,
    cancelUrl: _back,
    catalogue,
    layout,
    ...view
  } = page;
  return { ...view, embed: layout === 'in_app', ...(catalogue === '2' && { layout }) };
}
