import type { Billing } from '../billing.ts';
import type { BillingSite, SiteName } from '../state/site-state.ts';

/** A control of one site: `/_sandbox/billing/live/…`. */
export interface SiteRequest {
  Params: { site: SiteName };
}

const params = { type: 'object', properties: { site: { enum: ['live', 'test'] } } };

/** The schema of a body that has one or more of these properties. */
export function createBodySchema(properties: Record<string, object>) {
  return {
    schema: { params, body: { type: 'object', additionalProperties: false, minProperties: 1, properties } },
  };
}

/** Like `createBodySchema`, but the body may be empty. */
export function createOptionalBodySchema(properties: Record<string, object>) {
  return { schema: { params, body: { type: ['object', 'null'], additionalProperties: false, properties } } };
}

export const siteParams = { schema: { params } };

export function getSite(billing: Billing, request: { params: { site: SiteName } }): BillingSite {
  return billing.sites[request.params.site];
}
