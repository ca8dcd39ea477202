import type { Organisation } from '@guildhall/organisation';
import type { GrantedTokens } from '../grants/granted-tokens.ts';
import { vendorVersion } from '../graphql/vendor-schema.ts';

export interface ShopSettings {
  /** Prices include tax. */
  taxesIncluded: boolean;
  currencyCode: string;
  countryCode: string;
}

/** Settings of an organisation's shop, which tests change until they are reset. */
export function createShopSettings({ currency, vatHome }: Pick<Organisation, 'currency' | 'vatHome'>) {
  const defaultSettings: ShopSettings = {
    taxesIncluded: false,
    currencyCode: currency,
    countryCode: vatHome,
  };
  let settings = defaultSettings;
  return {
    get: () => settings,
    set: (changes: Partial<ShopSettings>) => void (settings = { ...defaultSettings, ...changes }),
    reset: () => void (settings = defaultSettings),
  };
}

/** API versions the vendor supports: each for a year. */
export const apiVersions = ['2026-01', '2026-04', '2026-07', vendorVersion].map((handle) => ({
  handle,
  displayName: handle,
  supported: true,
}));

/** Fields of the Admin API for the shop itself and the calling app. */
export function createShopSettingResolvers(
  settings: ReturnType<typeof createShopSettings>,
  granted: GrantedTokens,
  base: () => string,
  name: string,
) {
  return {
    shop: () => {
      const { countryCode, ...rest } = settings.get();
      const { host, origin } = new URL(base());
      return {
        id: 'gid://shopify/Shop/1',
        name,
        myshopifyDomain: host,
        primaryDomain: { id: 'gid://shopify/Domain/1', host, url: origin },
        shopAddress: { id: 'gid://shopify/ShopAddress/1', countryCodeV2: countryCode },
        ...rest,
      };
    },
    publicApiVersions: () => apiVersions,
    currentAppInstallation: () => ({
      id: 'gid://shopify/AppInstallation/1',
      accessScopes: granted.scopes().map((handle) => ({ handle, description: handle })),
    }),
  };
}
