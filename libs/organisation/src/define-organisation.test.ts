import { describe, expect, it } from 'vitest';
import { defaultSignUpFields } from './sign-up-facts.ts';
import { defineOrganisation, OrganisationError } from './define-organisation.ts';
import type { OrganisationFacts } from './organisation.ts';

const facts: OrganisationFacts = {
  language: 'de',
  currency: 'EUR',
  vatHome: 'DE',
  plans: { friend: { shipping: false } },
};

const findProblems = (given: unknown): readonly string[] => {
  try {
    defineOrganisation(given as OrganisationFacts);
  } catch (error) {
    if (error instanceof OrganisationError) return error.problems;
    throw error;
  }
  return [];
};

describe('the facts of an organisation', () => {
  it('are completed with the defaults', () => {
    expect(defineOrganisation(facts)).toEqual({
      ...{ name: 'Guildhall', hsts: 'host', seller: { neverExempt: [] } },
      language: 'de',
      locale: 'de',
      timeZone: 'UTC',
      numbers: { group: ',', decimal: '.', sign: 'before' },
      currency: 'EUR',
      equivalents: {},
      vatHome: 'DE',
      profileFields: {},
      plans: [{ id: 'friend', shipping: false, notSoldIn: [], trackingEvent: 'subscriptions' }],
      eventVendors: {},
      paths: { login: '/login', profile: '/profile', resetPassword: '/reset-password' },
      logins: 'passwords',
      search: '/search',
      grounds: { page: 'page', warm: 'warm', dark: 'dark', soft: 'soft' },
      feedTypes: [],
      shopEvents: {
        productViewed: 'view_item',
        addedToCart: 'add_to_cart',
        removedFromCart: 'remove_from_cart',
        checkoutBegun: 'begin_checkout',
        invoiceRequested: 'request_invoice',
      },
      switches: { shop: true, members: true, membership: true },
    });
  });

  it('keep plans in their order, with their traits', () => {
    const plans = {
      patron: { shipping: true, taxDeduction: 'cpr', notSoldIn: ['US'], trackingEvent: 'patron' },
      friend: { shipping: false },
    } as const;
    expect(defineOrganisation({ ...facts, plans }).plans).toEqual([
      { id: 'patron', ...plans.patron },
      { id: 'friend', shipping: false, notSoldIn: [], trackingEvent: 'subscriptions' },
    ]);
  });

  it('may have signs of currencies, and words stand apart from the figures', () => {
    const signed = (signs: object) => ({
      ...facts,
      numbers: { group: ' ', decimal: ',', sign: 'before', signs },
    });
    const { numbers } = defineOrganisation(
      signed({ SEK: 'kr', DKK: 'kr.', EUR: '€ ', GBP: '£' }) as OrganisationFacts,
    );
    expect(numbers.signs).toEqual({ SEK: 'kr ', DKK: 'kr. ', EUR: '€ ', GBP: '£' });
    for (const sign of ['', ' ', '5', '<b>', 'kronor!'])
      expect(findProblems(signed({ SEK: sign }))).toEqual([
        'numbers.signs.SEK must be a sign such as kr, of at most 6 characters',
      ]);
    expect(findProblems(signed({ JPY: '¥' })).join()).toContain('a currency with two decimals');
  });

  it('may list the fields of the sign-up form, by part', () => {
    const signUp = { fields: { customer: ['email', 'first_name', 'last_name'] }, homeCountry: 'SE' } as const;
    expect(defineOrganisation({ ...facts, signUp }).signUp).toEqual({
      fields: { ...defaultSignUpFields, ...signUp.fields },
      homeCountry: 'SE',
    });
  });

  it.each([
    [
      { customer: ['email', 'phone'] },
      'signUp.fields.customer must have only email, first_name, last_name, company, each with ? if it is optional',
    ],
    [{ customer: ['email', 'email?'] }, 'signUp.fields.customer must name each field once'],
    [{ customer: ['email?'] }, "signUp.fields.customer must have 'email': members log in with it"],
    [
      { billing_address: ['city'] },
      'signUp.fields.billing_address must have line1, zip, country: shipping_address requires it, and may be the same',
    ],
  ])('are refused with the sign-up fields %j', (fields, problem) => {
    const plans = { friend: { shipping: true } };
    expect(findProblems({ ...facts, plans, signUp: { fields } })).toEqual([problem]);
  });

  it('may list fields of a member’s profile', () => {
    const profileFields = {
      phone: { label: 'Phone', type: 'phone', changedBy: 'member' },
      boat: {
        label: 'Boat',
        type: 'choice',
        choices: { dinghy: 'Dinghy' },
        changedBy: 'office',
        required: true,
      },
    } as const;
    expect(defineOrganisation({ ...facts, profileFields }).profileFields).toEqual({
      phone: { ...profileFields.phone, required: false },
      boat: profileFields.boat,
    });
  });

  it.each([
    [
      { email: { label: 'Mail', changedBy: 'member' } },
      'profileFields.email has a name other than letters and digits, or that of a login',
    ],
    [{ phone: { label: ' ', changedBy: 'member' } }, 'profileFields.phone.label must not be empty'],
    [
      { phone: { label: 'Phone', changedBy: 'me' } },
      'profileFields.phone.changedBy must be one of member, office, nobody',
    ],
    [
      { boat: { label: 'Boat', type: 'choice', changedBy: 'member' } },
      "profileFields.boat must have choices exactly if its type is 'choice'",
    ],
  ])('are refused with the profile fields %j', (profileFields, problem) => {
    expect(findProblems({ ...facts, profileFields })).toEqual([problem]);
  });

  it('have a time zone that exists', () => {
    expect(defineOrganisation({ ...facts, timeZone: 'Europe/Stockholm' }).timeZone).toBe('Europe/Stockholm');
    expect(findProblems({ ...facts, timeZone: 'Stockholm' })).toEqual([
      'timeZone must be a time zone such as Europe/Copenhagen',
    ]);
  });

  it('may have their own names of the shop’s events', () => {
    const { shopEvents } = defineOrganisation({ ...facts, shopEvents: { addedToCart: 'warenkorb' } });
    expect([shopEvents.addedToCart, shopEvents.checkoutBegun]).toEqual(['warenkorb', 'begin_checkout']);
    expect(findProblems({ ...facts, shopEvents: { addedToCart: '<b>' } })).toEqual([
      'shopEvents.addedToCart must be a name of at most 80 characters',
    ]);
  });

  it('keep countries in their order', () => {
    const countries = { DE: 'Germany', AT: 'Austria' };
    expect(Object.entries(defineOrganisation({ ...facts, countries }).countries ?? {})).toEqual([
      ['DE', 'Germany'],
      ['AT', 'Austria'],
    ]);
  });

  it('have vendors of events in person that are sold with VAT to everybody, unless they name others', () => {
    const eventVendors = { Tours: 'onsite', Lectures: 'online' } as const;
    expect(defineOrganisation({ ...facts, eventVendors }).seller).toEqual({ neverExempt: ['Tours'] });
    const seller = { vatNumber: 'DE 136695976', neverExempt: [] };
    expect(defineOrganisation({ ...facts, eventVendors, seller }).seller).toEqual(seller);
  });

  it('name cookies, policies, a domain and a contact that browsers and researchers can use', () => {
    const consent = { purposes: ['statistics'], cookies: ['*'], trustedTypes: ["'unsafe'"], domain: 'house' };
    const securityContact = { urls: ['security@house.example'], expires: 'soon' };
    expect(findProblems({ ...facts, consent, securityContact })).toEqual([
      'consent.cookies.0 must be the name of a cookie',
      'consent.trustedTypes.0 must be the name of a policy',
      'consent.domain must be a domain such as house.example',
      'securityContact.urls.0 must be a mailto:, https: or tel: URL',
      'securityContact.expires must be a date such as 2026-11-23',
    ]);
  });

  it('have a question about cookies only if they name its purposes', () => {
    const purposes = ['statistics', 'marketing'] as const;
    const consent = {
      ...{ purposes, version: 1, webVitals: false, cookies: [], trustedTypes: ['goog#html'] },
    };
    expect(defineOrganisation({ ...facts, consent: { purposes } }).consent).toEqual(consent);
    expect(findProblems({ ...facts, consent: { purposes: [], version: 0.5 } })).toEqual([
      'consent.purposes must name at least one purpose',
      'consent.version must be a whole number',
      'consent.version must be at least 1',
    ]);
    expect(findProblems({ ...facts, consent: { purposes: ['fun', 'statistics'] } })).toEqual([
      "consent.purposes.0 must be 'statistics' or 'marketing'",
    ]);
    expect(findProblems({ ...facts, consent: { purposes: ['statistics', 'statistics'] } })).toEqual([
      'consent.purposes must name each purpose once',
    ]);
    expect(findProblems({ ...facts, consent: { purposes: ['marketing'], webVitals: true } })).toEqual([
      "consent.webVitals is true, but consent.purposes does not have 'statistics'",
    ]);
  });

  it('may have an accessibility statement, which must not contradict itself [2.1.15]', () => {
    const accessibility = {
      status: 'full',
      preparedOn: '2026-11-23',
      contact: { email: 'access@garden.example' },
    } as const;
    expect(defineOrganisation(facts)).not.toHaveProperty('accessibility');
    expect(defineOrganisation({ ...facts, accessibility }).accessibility).toEqual({
      ...accessibility,
      path: '/accessibility',
      exceptions: { nonCompliance: [], disproportionateBurden: [], outOfScope: [] },
    });
    const find = (wrong: object) =>
      findProblems({ ...facts, accessibility: { ...accessibility, ...wrong } } as typeof facts);
    expect(find({ preparedOn: 'today', contact: { email: 'nobody' } })).toEqual([
      'accessibility.preparedOn must be a date such as 2026-11-23',
      'accessibility.contact.email must be an email address',
    ]);
    expect(find({ path: '/login', status: 'partial', contact: {} })).toEqual([
      'accessibility.path is the path of another page',
      'accessibility.contact must have an email address or a path',
      "accessibility.status is 'partial': list its exceptions",
    ]);
    expect(find({ exceptions: { nonCompliance: ['A plan is a picture.'] } })).toEqual([
      "accessibility.status is 'full', but there are exceptions that do not comply",
    ]);
  });

  it('are refused with one error that lists everything wrong', () => {
    const wrong = {
      language: 'not a language',
      currency: 'JPY',
      vatHome: 'Germany',
      plans: { friend: { notSoldIn: ['USA'] } },
      paths: { login: 'login', profile: '/p/me' },
      grounds: { peach: 'orange' },
      feedTypes: ['news items'],
      countries: { Germany: 'Germany', AT: '' },
      eventVendors: { 'Smith, Jones': 'online', Walks: 'outdoors' },
      colour: 'red',
    };
    expect(findProblems(wrong)).toEqual([
      'language must be a language tag such as en',
      'currency must be a currency with two decimals: amounts are counted in hundredths',
      'vatHome must be a country code such as DE',
      'plans.friend.shipping is missing',
      'plans.friend.notSoldIn.0 must be a country code such as DE',
      'countries.Germany must be a country code such as DE',
      'countries.AT must be a name of at most 80 characters',
      'eventVendors.Smith, Jones has a name with a comma, or none',
      "eventVendors.Walks must be 'online' or 'onsite'",
      'paths.login must be a path such as /login: one or two folders of a-z, 0-9 and -',
      'paths.profile is used by the kit',
      'grounds.peach must be one of page, warm, dark, soft',
      'feedTypes.0 must be a post type such as news',
      'colour is no known fact',
    ]);
  });

  it.each<[string, Partial<OrganisationFacts>, string]>([
    [
      'an equivalent in its own currency',
      { equivalents: { EUR: 1 } },
      'equivalents.EUR must be missing: it is the currency of the prices',
    ],
    [
      'an unknown currency',
      { currency: 'XYZ' },
      'currency must be a currency with two decimals: amounts are counted in hundredths',
    ],
    [
      'an equivalent that is not counted in hundredths',
      { equivalents: { JPY: 160 } },
      'equivalents.JPY must be a currency with two decimals: amounts are counted in hundredths',
    ],
    [
      'two pages at one path',
      { paths: { login: '/me', profile: '/me' } },
      'paths must be three different paths',
    ],
    [
      'membership without a plan',
      { plans: {} },
      'plans is empty: define a plan, or set switches.membership to false',
    ],
    [
      'plans without membership',
      { switches: { membership: false } },
      'switches.membership is false, but there are plans: remove them, or switch it on',
    ],
  ])('are refused with %s', (_case, change, problem) => {
    expect(findProblems({ ...facts, ...change })).toEqual([problem]);
  });

  it('are named in the message', () => {
    expect(() => defineOrganisation({ ...facts, currency: 'eur' })).toThrow(
      'Invalid facts in defineOrganisation. Fix these and start again:\n  currency must be a currency code such as EUR',
    );
  });
});

describe('the path of the search', () => {
  it('is the organisation’s own, or false without a search [2.10.7]', () => {
    expect(defineOrganisation({ ...facts, search: '/find' }).search).toBe('/find');
    expect(defineOrganisation({ ...facts, search: false }).search).toBe(false);
  });

  it('is refused if it is not a path, used by the kit or that of a members’ page', () => {
    const search = (value: unknown) => findProblems({ ...facts, search: value });
    expect(search('find')).toEqual([
      'search must be a path such as /login: one or two folders of a-z, 0-9 and -',
    ]);
    for (const used of ['/p/search', '/cart']) expect(search(used)).toEqual(['search is used by the kit']);
    expect(search(true)).toEqual(['search must be false or a path such as /search']);
    expect(search('/login')).toEqual(["search must be another path than those of the members' pages"]);
  });
});
