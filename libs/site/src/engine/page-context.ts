import type { PlanPrice } from '@guildhall/api-contract/signup';
import type { PageUrl } from '@guildhall/blocks';
import type { MainData } from '@guildhall/cms-client';
import type { Rates } from '@guildhall/money';
import type { Organisation } from '@guildhall/organisation';
import type { Config } from '../config/config.ts';
import type { PageContext } from '../page/page-model.ts';
import type { OwnTexts } from '../texts/site-texts.ts';
import type { Audience } from './page-headers.ts';
import { findMembersArea } from './security/members-area.ts';
import { findConsentSettings } from './security/tag-manager.ts';
import { getVideoHost } from './video-host.ts';

/** Path of a page, and what its URL chooses. */
export type PageLocation = Pick<PageUrl, 'path'> & Partial<PageUrl> & { ticket?: string };

export interface PageContextOptions {
  organisation: Organisation;
  /** @default English */
  texts?: OwnTexts;
  config: Config;
  mainData: { current(): MainData };
  rates: () => Rates;
  planPrices: () => readonly PlanPrice[];
}

/** Creates the function that collects what every page is rendered with. */
export function createPageContextFactory({
  organisation,
  texts,
  config,
  mainData,
  rates,
  planPrices,
}: PageContextOptions): (location: PageLocation, audience: Audience) => PageContext {
  const checkout = config.billing?.checkout;
  const members = findMembersArea(config, organisation.paths);
  const consent = findConsentSettings(config, organisation);
  return ({ path, chosen = {}, ticket }, audience) => ({
    organisation: { name: organisation.name, url: config.ORGANISATION_URL },
    facts: organisation,
    ...(texts && { texts }),
    mainData: mainData.current(),
    rates: rates(),
    planPrices: planPrices(),
    siteOrigin: config.SITE_ORIGIN,
    videoHost: getVideoHost(config),
    ...(checkout && { checkout }),
    ...(config.billing?.hasTransfers && { isOrderForm: true }),
    ...(members && { members }),
    ...(consent && { consent }),
    path,
    chosen,
    ...(ticket !== undefined && { previewTicket: ticket }),
    notices: audience === 'visitors' ? 'hidden' : 'shown',
  });
}
