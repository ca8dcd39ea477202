import { checkScript } from '@guildhall/server-kit';
import {
  defineSiteSupplier,
  publicOrigin,
  publicUrl,
  type SiteBilling,
  type SiteSupplier,
} from '@guildhall/suppliers/site';
import * as v from 'valibot';

/** The site's part of a billing supplier that no package knows. */
export const till: SiteSupplier<SiteBilling> = defineSiteSupplier({
  name: 'Till',
  variables: {
    TILL_ORIGIN: v.optional(publicOrigin),
    TILL_SCRIPT_URL: v.optional(publicUrl),
    TILL_FORWARD: v.optional(v.string()),
  },
  required: ['TILL_ORIGIN', 'TILL_SCRIPT_URL'],
  rules: [
    {
      variables: ['TILL_SCRIPT_URL', 'TILL_ORIGIN'],
      isValid: ({ TILL_SCRIPT_URL: script, TILL_ORIGIN: origin }) =>
        script === undefined || origin !== undefined,
      problem: 'requires TILL_ORIGIN',
    },
  ],
  connect(
    { TILL_ORIGIN: origin, TILL_SCRIPT_URL: script, TILL_FORWARD: target, SITE_ORIGIN: site },
    { language },
  ) {
    if (!origin || !script) return undefined;
    return {
      checkout: { origin, site, language },
      portalOrigins: [origin],
      sources: {
        scripts: [new URL(script).origin],
        styles: [`${origin}/styles/`],
        frames: [origin],
        payments: [origin],
        insertsStrings: true,
      },
      ...(target !== undefined && { forwards: [{ path: '/till.example', target }] }),
      check: async () => [await checkScript('checkout', 'TILL_SCRIPT_URL', script)],
    };
  },
});

export const tillSettings = {
  TILL_ORIGIN: 'https://till.example',
  TILL_SCRIPT_URL: 'https://js.till.example/till.js',
};
