/** Shared by the sandbox, which signs content events, and the sites, which check them. */
export const webhookSecret = 'a-secret-for-content-events';

type Environment = Record<string, string>;

/** Addresses of everything that a server must know. */
export interface Places {
  /** Origin of the visitors. */
  origin: string;
  /** Origin of both apis. */
  apis: string;
  sandbox: string;
  mailPort: number;
  databaseUrl: string;
  redisUrl: string;
}

/** Addresses and plans of the sandbox's billing sites. */
export interface SandboxBilling {
  live: string;
  test: string;
  script: string;
  plans: string;
}

export async function readSandboxBilling(sandbox: string): Promise<SandboxBilling> {
  const read = async (path: string) => (await (await fetch(sandbox + path)).json()) as Environment;
  const { live = '', test = '', script = '' } = await read('/billing/addresses.json');
  const plans = Object.entries(await read('/billing/plans.json')).map(([type, id]) => `${type}=${id}`);
  return { live, test, script, plans: plans.join(',') };
}

const createShared = ({ origin, sandbox, redisUrl }: Places): Environment => ({
  NODE_ENV: 'production',
  SITE_ORIGIN: origin,
  CHECKOUT_ORIGINS: sandbox,
  CONTENT_ORIGIN: sandbox,
  IDENTITY_PROJECT: 'demo-guildhall',
  FIREBASE_AUTH_EMULATOR_HOST: new URL(sandbox).host,
  REDIS_URL: redisUrl,
  // nginx, and for the apis the sites.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  LOG_LEVEL: 'warn',
});

export const createSiteEnvironment = (places: Places, billing: SandboxBilling): Environment => ({
  ...createShared(places),
  API_ORIGIN: places.apis,
  IDENTITY_API_KEY: 'sandbox-identity-key',
  AUTH_ACTION_URL: `${places.sandbox}/identity/action`,
  FRAME_HOSTS: new URL(places.sandbox).host,
  MEDIA_ORIGINS: places.sandbox,
  VIDEO_ORIGIN: places.sandbox,
  BILLING_SCRIPT_URL: billing.script,
  BILLING_ORIGIN: billing.live,
  BILLING_TEST_ORIGIN: billing.test,
  ORGANISATION_URL: 'https://organisation.test/',
  CONTENT_WEBHOOK_SECRET: webhookSecret,
});

export const createApiEnvironment = (places: Places, billing: SandboxBilling): Environment => ({
  ...createShared(places),
  DATABASE_URL: places.databaseUrl,
  SHOP_STOREFRONT_URL: `${places.sandbox}/shop/api/2026-10/graphql.json`,
  SHOP_STOREFRONT_TOKEN: 'sandbox-storefront-token',
  CONTACT_WEBHOOK_URL: `${places.sandbox}/inbox/messages`,
  CONTENT_KEY: 'sandbox-content-key',
  SMTP_URL: `smtp://127.0.0.1:${places.mailPort}`,
  MEMBER_MAIL_FROM: 'The Wayleave Institute <members@wayleave.test>',
  BILLING_ORIGIN: billing.live,
  BILLING_API_KEY: 'sandbox-billing-key',
  BILLING_PLANS: billing.plans,
  // As many as the vendor's largest plan allows.
  BILLING_CALLS_PER_MINUTE: '3500',
  BILLING_CPR_FIELD: 'cf_cpr',
  BILLING_WEBHOOK_PASSWORD: 'sandbox-billing-events',
});
