import { defineOrganisation, type Organisation } from '@guildhall/organisation';
import { describe, expect, it } from 'vitest';
import { composed } from '../app.fixture.ts';
import { readTestConfig } from './config.fixture.ts';

const least = { SITE_ORIGIN: 'https://guildhall.example' };

function complaint(env: Record<string, string>, organisation?: Organisation): string {
  try {
    readTestConfig(env, organisation);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('the configuration', () => {
  it('requires only the site’s origin', () => {
    expect(readTestConfig(least)).toEqual({
      API_PORT: 4300,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: [],
      SITE_ORIGIN: 'https://guildhall.example',
      RATE_LIMIT_PER_MINUTE: 120,
      DEADLINE_MS: 5000,
      CHECKOUT_ORIGINS: [],
      VIES_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
      SHOP_COUNTRY: 'DK',
      BILLING_CATALOGUE: '2',
      BILLING_CALLS_PER_MINUTE: 120,
      ALLOW_TESTSITE: 'off',
      REDIS_DEADLINE_MS: 100,
      DRAIN_MS: 5000,
      KEEP_ALIVE_MS: 72_000,
    });
  });

  it('takes the seller’s country from the organisation', () => {
    const museum = defineOrganisation({
      ...{ language: 'de', currency: 'EUR', vatHome: 'DE', plans: { friend: { shipping: false } } },
    });
    expect(readTestConfig(least, museum).SHOP_COUNTRY).toBe('DE');
    expect(readTestConfig(least, { ...museum, vatHome: 'EL' }).SHOP_COUNTRY).toBe('EL');
    expect(readTestConfig(least, { ...museum, vatHome: 'CH' }).SHOP_COUNTRY).toBe('CH');
  });

  it('lists every problem in one error', () => {
    expect(
      complaint({
        API_PORT: '99999',
        LOG_LEVEL: 'loud',
        TRUSTED_PROXIES: '10.0.0.1, everybody',
        DRAIN_MS: '60000',
      }),
    ).toBe(
      [
        '[GUILDHALL_SERVER_KIT_CONFIGURATION] Invalid configuration of the api. Fix these variables and restart:',
        '  API_PORT must be a port (0 to 65535)',
        '  LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
        '  TRUSTED_PROXIES must list IP addresses or CIDR ranges',
        '  SITE_ORIGIN is missing',
        '  DRAIN_MS must not exceed 9000',
      ].join('\n'),
    );
  });

  it('never repeats an invalid value', () => {
    expect(complaint({ SITE_ORIGIN: 'hunter2', API_PORT: 'hunter2' })).not.toContain('hunter2');
  });

  it('treats an empty variable as unset', () => {
    expect(readTestConfig({ ...least, API_PORT: '', TRUSTED_PROXIES: '' })).toMatchObject({
      API_PORT: 4300,
      TRUSTED_PROXIES: [],
    });
  });

  it('reads trusted proxies separated by commas or spaces', () => {
    expect(
      readTestConfig({ ...least, TRUSTED_PROXIES: '127.0.0.1, ::1 10.0.0.0/8,fd00::/8' }).TRUSTED_PROXIES,
    ).toEqual(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8']);
  });

  it.each(['true', '1', 'loopback', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', '*'])(
    'rejects %s as a trusted proxy',
    (name) => {
      expect(complaint({ ...least, TRUSTED_PROXIES: name })).toContain('TRUSTED_PROXIES');
    },
  );

  it.each(['https://guildhall.example/path', 'ftp://guildhall.example', 'guildhall.example', 'https://'])(
    'rejects %s as the site’s origin',
    (address) => {
      expect(complaint({ SITE_ORIGIN: address })).toContain('SITE_ORIGIN');
    },
  );

  describe('the configuration of the shop', () => {
    const shop = {
      SHOP_STOREFRONT_URL: 'https://shop.example/api/2026-10/graphql.json',
      SHOP_STOREFRONT_TOKEN: 'a-token',
      SHOP_ADMIN_URL: 'https://shop.example/admin/api/2026-10/graphql.json',
      SHOP_ADMIN_TOKEN: 'another-token',
      CHECKOUT_ORIGINS: 'https://checkout.example, https://shop.example',
    };
    const without = (name: string) => ({ ...shop, [name]: '' });

    it('has URLs, tokens and checkout origins', () => {
      expect(readTestConfig({ ...least, ...shop })).toMatchObject({
        ...shop,
        CHECKOUT_ORIGINS: ['https://checkout.example', 'https://shop.example'],
      });
    });

    it.each([
      ['SHOP_STOREFRONT_TOKEN', 'SHOP_STOREFRONT_TOKEN is missing'],
      ['SHOP_STOREFRONT_URL', 'SHOP_STOREFRONT_TOKEN must be set together with SHOP_STOREFRONT_URL'],
      ['SHOP_ADMIN_TOKEN', 'SHOP_ADMIN_URL requires SHOP_ADMIN_TOKEN, or SHOP_ADMIN_CLIENT_ID'],
      ['SHOP_ADMIN_URL', 'SHOP_ADMIN_URL is missing'],
      ['CHECKOUT_ORIGINS', 'CHECKOUT_ORIGINS is missing'],
    ])('must be complete: without %s, %s', (name, expected) => {
      expect(complaint({ ...least, ...without(name) })).toContain(expected);
    });

    it.each([
      'http://shop.example/graphql.json',
      'https://user:secret@shop.example/',
      'https://shop.example/?token=a',
      'shop.example',
      'ftp://shop.example',
    ])('rejects the URL %s', (address) => {
      for (const name of ['SHOP_STOREFRONT_URL', 'SHOP_ADMIN_URL', 'VIES_URL'])
        expect(complaint({ ...least, ...shop, [name]: address })).toContain(`${name} must be`);
    });

    it('accepts an app’s ID and secret or an admin token, not both', () => {
      const app = { ...without('SHOP_ADMIN_TOKEN'), SHOP_ADMIN_CLIENT_ID: 'an-id' };
      const expected = 'SHOP_ADMIN_CLIENT_SECRET';
      expect(complaint({ ...least, ...app })).toContain(`${expected} is missing`);
      expect(complaint({ ...least, ...app, [expected]: 'a-secret' })).toBe('');
      expect(complaint({ ...least, ...app, [expected]: 'a-secret', SHOP_ADMIN_TOKEN: 'a' })).toContain(
        `${expected} requires SHOP_ADMIN_CLIENT_ID and cannot be combined with SHOP_ADMIN_TOKEN`,
      );
    });

    it('may be on this machine', () => {
      const local = { ...shop, SHOP_STOREFRONT_URL: 'http://127.0.0.1:4400/api/2026-10/graphql.json' };
      expect(complaint({ ...least, ...local })).toBe('');
    });

    it('rejects a plain http checkout for a site that is not local', () => {
      const plainHttp = { ...shop, CHECKOUT_ORIGINS: 'https://checkout.example http://localhost:4400' };
      expect(complaint({ ...least, ...plainHttp })).toContain('CHECKOUT_ORIGINS must list https');
      expect(complaint({ ...plainHttp, SITE_ORIGIN: 'http://localhost:4200' })).toBe('');
      expect(
        complaint({
          ...plainHttp,
          SITE_ORIGIN: 'http://localhost:4200',
          CHECKOUT_ORIGINS: 'http://shop.example',
        }),
      ).toContain('CHECKOUT_ORIGINS');
    });
  });

  it.each(['smtp://relay.example?requireTLS=false', 'smtp://relay.example/?tls.rejectUnauthorized=false'])(
    'rejects a mail relay URL that could switch TLS off: %s',
    (address) => {
      const contact = { SMTP_URL: address, CONTACT_TO: 'house@guildhall.example' };
      expect(complaint({ ...least, ...contact })).toContain('SMTP_URL');
    },
  );
});

describe('the configuration of invoices', () => {
  const sellingAs = (vatNumber: string) => ({
    ...composed.organisation,
    seller: { vatNumber, neverExempt: [] },
  });

  it('has the seller’s country, with either code of Greece', () => {
    expect(readTestConfig({ ...least, SHOP_COUNTRY: 'GR' }, sellingAs('EL 094259216')).SHOP_COUNTRY).toBe(
      'EL',
    );
  });

  it.each(['US', 'XI', 'dk', 'Denmark'])('rejects %s as the seller’s country', (country) => {
    expect(complaint({ ...least, SHOP_COUNTRY: country })).toContain(
      'SHOP_COUNTRY is not a country of the EU',
    );
  });

  it.each(['13585629', 'DE136695976', 'x'])('rejects %s as the number of a Danish seller', (number) => {
    expect(() => readTestConfig(least, sellingAs(number))).toThrow(
      'seller.vatNumber must be a VAT number of DK',
    );
  });
});

describe('of billing', () => {
  const billing = {
    BILLING_ORIGIN: 'https://guild.chargebee.example',
    BILLING_API_KEY: 'live_key',
    BILLING_PLANS: 'individual-membership=im-yearly, individual-membership-digital=imd-yearly',
    BILLING_WEBHOOK_PASSWORD: 'sixteen-characters',
    DATA_DIR: '/var/lib/guildhall',
  };
  const test = {
    BILLING_TEST_ORIGIN: 'https://guild-test.chargebee.example',
    BILLING_TEST_API_KEY: 'test_key',
    BILLING_TEST_WEBHOOK_PASSWORD: 'sixteen-others-here',
  };
  const whole = { ...least, ...billing, ...test };

  it('has two sites, with a vendor’s id for each plan', () => {
    expect(readTestConfig({ ...whole, ALLOW_TESTSITE: 'on' })).toMatchObject({
      BILLING_PLANS: { 'individual-membership': 'im-yearly', 'individual-membership-digital': 'imd-yearly' },
      ALLOW_TESTSITE: 'on',
    });
  });

  it.each([...Object.keys(billing), ...Object.keys(test).slice(1)])('does not start without %s', (name) => {
    expect(complaint({ ...whole, [name]: '' })).toContain(name);
  });

  it.each([
    [
      'an address in plain http',
      { BILLING_ORIGIN: 'http://guild.example' },
      'BILLING_ORIGIN must be an https address',
    ],
    [
      'an unknown plan',
      { BILLING_PLANS: 'gold=a' },
      'the plans are individual-membership, individual-membership-digital, futures-membership-+-donation',
    ],
    [
      'one id for two plans',
      { BILLING_PLANS: 'individual-membership=a,individual-membership-digital=a' },
      'BILLING_PLANS must list pairs',
    ],
    ['an id that no item price can have', { BILLING_PLANS: 'individual-membership=a+b' }, 'no item price'],
    [
      'donations whose tax number has nowhere to go',
      { BILLING_PLANS: 'futures-membership-+-donation=a' },
      'BILLING_CPR_FIELD is missing',
    ],
    [
      'a field that is no custom field',
      { BILLING_CPR_FIELD: 'notes' },
      'BILLING_CPR_FIELD must be a custom field',
    ],
    [
      'a short password',
      { BILLING_WEBHOOK_PASSWORD: 'short' },
      'BILLING_WEBHOOK_PASSWORD must have at least',
    ],
    [
      'the live site’s credentials for the test site',
      { BILLING_TEST_WEBHOOK_PASSWORD: billing.BILLING_WEBHOOK_PASSWORD },
      'BILLING_TEST_WEBHOOK_PASSWORD must differ from that of the live site',
    ],
    [
      'one site for both',
      { BILLING_TEST_ORIGIN: billing.BILLING_ORIGIN },
      'BILLING_TEST_ORIGIN must differ from BILLING_ORIGIN',
    ],
  ])('does not start with %s', (_, different, said) => {
    expect(complaint({ ...whole, ...different })).toContain(said);
  });

  it('is for the plans of the organisation', () => {
    const shared = { language: 'de', currency: 'EUR', vatHome: 'DE' };
    const friends = defineOrganisation({
      ...shared,
      plans: { friend: { shipping: false }, patron: { shipping: true, taxDeduction: 'cpr' } },
    });
    const plans = { ...least, ...billing, BILLING_PLANS: 'friend=friend-EUR-yearly' };
    expect(readTestConfig(plans, friends).BILLING_PLANS).toEqual({ friend: 'friend-EUR-yearly' });
    expect(complaint({ ...least, ...billing }, friends)).toContain(
      "BILLING_PLANS must list pairs as friend=<the vendor's ID>, each plan and each ID once; the plans are friend, patron",
    );
    expect(complaint({ ...plans, BILLING_PLANS: 'patron=patron-EUR-yearly' }, friends)).toContain(
      'BILLING_CPR_FIELD is missing',
    );
    const without = defineOrganisation({ ...shared, switches: { membership: false } });
    // A variable of a part that is switched off is ignored, whatever it says.
    for (const BILLING_PLANS of [plans.BILLING_PLANS, 'gone'])
      expect(readTestConfig({ ...plans, BILLING_PLANS }, without).BILLING_PLANS).toEqual({});
  });

  it('accepts ids of catalogue 1 with a plus, and allows no test site that is not configured', () => {
    const plans = { BILLING_CATALOGUE: '1', BILLING_PLANS: 'individual-membership=a+b' };
    expect(readTestConfig({ ...least, ...billing, ...plans }).BILLING_PLANS).toEqual({
      'individual-membership': 'a+b',
    });
    expect(complaint({ ...least, ...billing, ALLOW_TESTSITE: 'on' })).toContain(
      'ALLOW_TESTSITE requires BILLING_TEST_ORIGIN',
    );
  });
});
