const limit = 'the limit is fixed; remove the variable';
const duration = 'the duration is fixed; remove the variable';
const reads = 'RATE_LIMIT_PER_MINUTE limits them too: set it, or remove the variable';
const video = 'set VIDEO_ORIGIN for a stand-in, or remove the variable for YouTube';
const relay = 'set SMTP_URL, the relay of all emails';
const user = 'the password alone is compared; remove the variable';
const fact = (name: string) => `state it as ${name} in defineOrganisation, for site and api`;
const option = (call: string) => `pass it in the api’s list of suppliers: ${call}`;
const shop = (name: string) => `pass it as ${name} to the shop’s supplier, in the api’s list of suppliers`;
const emulator = 'the adapter of logins has one variable for the stand-in of both; remove this one';
const account = option('invoice({ account: { iban, bic, name } })');

/** Replacements of variables that earlier releases read, by their names. Not `INSTANCE`: platforms set it for themselves. */
const replacements: Readonly<Record<string, string>> = {
  ...{ CONNECTION_IDLE_MS: duration, HEAD_TIMEOUT_MS: duration, REQUEST_TIMEOUT_MS: duration },
  ...{ REQUESTS_PER_CONNECTION: limit, MAX_CONNECTIONS: limit, CONNECTIONS_PER_ADDRESS: limit },
  ...{ BILLING_STATUS_MS: duration, BILLING_SWEEP_MS: duration, MEMBER_RETRY_MS: duration },
  ...{ CONTACT_DEADLINE_MS: duration, VIES_DEADLINE_MS: duration, INVOICE_WAIT_MS: duration },
  ...{ PAGE_RENEW_MS: duration, PAGE_STALE_MS: duration, PAGE_RELOAD_MS: duration },
  CONTENT_DEADLINE_MS: 'set DEADLINE_MS',
  ...{ DISK_COPIES_MB: limit },
  ...{ PAGE_READS_PER_MINUTE: reads, PRODUCT_READS_PER_MINUTE: reads, SEARCHES_PER_MINUTE: reads },
  ...{ VIDEO_SCRIPT_URL: video, VIDEO_SCRIPT_FOLDERS: video, VIDEO_FRAME_ORIGIN: video },
  BILLING_SITE_ORIGIN: 'set BILLING_ORIGIN',
  BILLING_TEST_SITE_ORIGIN: 'set BILLING_TEST_ORIGIN',
  BILLING_TEST_PLANS: 'the test site has the IDs of BILLING_PLANS; remove the variable',
  ...{ BILLING_WEBHOOK_USER: user, BILLING_TEST_WEBHOOK_USER: user },
  ...{ MEMBER_MAIL_SMTP_URL: relay, CONTACT_SMTP_URL: relay },
  ...{ IDENTITY_ORIGIN: emulator, RECORDS_ORIGIN: emulator },
  LOGIN_LINKS: 'the suppliers memberLinks() and linkPages switch these logins on; remove the variable',
  ORGANISATION_NAME: fact('name'),
  HSTS_SCOPE: fact('hsts'),
  ...{ SECURITY_CONTACT: fact('securityContact.urls'), SECURITY_EXPIRES: fact('securityContact.expires') },
  ...{ TAG_COOKIES: fact('consent.cookies'), TAG_TRUSTED_TYPES: fact('consent.trustedTypes') },
  CONSENT_DOMAIN: fact('consent.domain'),
  ...{ SELLER_VAT_NUMBER: fact('seller.vatNumber'), SHOP_NEVER_EXEMPT: fact('seller.neverExempt') },
  ...{ SHOP_MARKET_COUNTRY: shop('country'), SHOP_LANGUAGE: shop('language') },
  ...{ BILLING_IBAN: account, BILLING_BIC: account, BILLING_ACCOUNT_NAME: account },
  ...{
    BILLING_PRICES: option('invoice({ prices })'),
    BILLING_PAYMENT_DAYS: option('invoice({ paymentDays })'),
  },
  BILLING_REMINDERS: option('invoice({ reminders })'),
  BILLING_GRACE_DAYS: option('invoice({ graceDays })'),
  BILLING_YEAR_START: option('invoice({ yearStart })'),
  SHARED_CACHE_MS: 'pass it to runSite({ sharedCacheMs })',
};

/** Finds variables that are no longer read, so that nobody believes in a setting without effect. */
export function findFormerVariables(environment: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(environment)
    .filter((name) => Object.hasOwn(replacements, name))
    .map((name) => `${name} is no longer read: ${replacements[name]}`);
}
