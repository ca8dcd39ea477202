import {
  defineSiteSupplier,
  publicOrigin,
  type SiteIdentity,
  type SiteSupplier,
} from '@guildhall/suppliers/site';
import * as v from 'valibot';

/** The site's part of an identity supplier that no package knows. */
export const keyring: SiteSupplier<SiteIdentity> = defineSiteSupplier({
  name: 'Keyring',
  variables: {
    KEYRING_ORIGIN: v.optional(publicOrigin),
    KEYRING_PAGE: v.optional(publicOrigin),
    KEYRING_STAND_IN: v.optional(v.string()),
  },
  required: ['KEYRING_ORIGIN'],
  connect({
    KEYRING_ORIGIN: origin,
    KEYRING_PAGE: actionUrl,
    KEYRING_STAND_IN: target,
  }): SiteIdentity | undefined {
    if (origin === undefined) return undefined;
    return {
      kind: 'passwords',
      sessionKey: 'keyring-session',
      data: { address: origin },
      ...(actionUrl !== undefined && { actionUrl }),
      sources: { connections: [origin] },
      ...(target !== undefined && { forwards: [{ path: '/keyring.example', target }] }),
    };
  },
});

export const keyringSettings = { KEYRING_ORIGIN: 'https://keyring.example' };
