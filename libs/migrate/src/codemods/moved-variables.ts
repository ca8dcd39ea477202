import type { Codemod } from './codemod.ts';

const moved = new RegExp(
  [
    'LOGIN_LINKS|ORGANISATION_NAME|HSTS_SCOPE|SHARED_CACHE_MS|SECURITY_(?:CONTACT|EXPIRES)',
    'TAG_(?:COOKIES|TRUSTED_TYPES)|CONSENT_DOMAIN|SELLER_VAT_NUMBER|SHOP_(?:NEVER_EXEMPT|MARKET_COUNTRY|LANGUAGE)',
    'BILLING_(?:IBAN|BIC|ACCOUNT_NAME|PRICES|PAYMENT_DAYS|REMINDERS|GRACE_DAYS|YEAR_START)',
  ].join('|'),
  'g',
);

/** Lists variables whose values belong into the site's code, where no codemod could put them. */
export const movedVariables: Codemod = {
  name: 'moved-variables',
  version: '0.2.0',
  note: 'What an organisation decides is stated in its code: variables for it are refused when a server starts.',
  change(site) {
    for (const [file, text] of site.listTexts(/(?:^|\/)(?:package\.json|\.env[^/]*)$/))
      for (const [at, line] of text.split('\n').entries())
        for (const [name] of line.matchAll(moved))
          site.tasks.push({
            ...{ file, line: at + 1 },
            text: `Remove ${name}, and state its value in the code: a server that finds the variable does not start, and says where it belongs.`,
          });
  },
};
