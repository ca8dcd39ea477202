import { builtInMainData, type BlockOf } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { renderBlocks } from './render-blocks.tsx';
import type { OwnTexts } from '../texts/site-texts.ts';
import { facts, rates } from '../page/pricing.fixture.ts';

const nothing = { cards: {}, filters: {}, collections: {} };
const checkout = {
  scriptUrl: 'https://js.billing.example/v2/script.js',
  siteOrigin: 'https://house.billing.example',
};
const box: BlockOf<'subscription-box'> = {
  name: 'subscription-box',
  blockName: 'acf/subscription-box',
  idd: 'box',
  classNames: [],
  title: 'Individual membership',
  price: '450',
  textAfterPrice: 'a year',
  products: [],
  subscriptionType: 'individual-membership',
};
const form: BlockOf<'sign-up-form'> = {
  name: 'sign-up-form',
  blockName: 'acf/sign-up-form',
  idd: 'form',
  classNames: [],
  title: 'Join',
  subscriptionType: 'individual-membership-digital',
};
async function render(blocks: Parameters<typeof renderBlocks>[0], more: object = { checkout }) {
  const context = { mainData: builtInMainData, facts, rates, path: '/', ...more };
  return (await renderBlocks(blocks, nothing, context)).html.join('');
}
/** The form as visitors see it first, without the data of its island. */
const shownForm = (html: string) =>
  html.slice(html.indexOf('<form'), html.indexOf('</form>')).replaceAll(/<[^>]+>/g, ' ');
const propsIn = (html: string) =>
  JSON.parse((/data-props="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"')) as object;

describe('a sign-up form on a page', () => {
  it('is an island in the box of its plan, with the price of the box [2.4.18] [2.5.2]', async () => {
    const html = await render([box]);
    expect(html).toContain('data-island="sign-up"');
    expect(html).toContain('data-wake="interaction reason:sign-up reason:members"');
    expect(html).toMatch(/<details.*<form/s);
    expect(html).toContain('DKK 450 a year');
  });

  it('says at its button that it binds, with price and conditions directly above it, where it concludes the contract [2.1.26]', async () => {
    const isOrder = shownForm(await render([box], { checkout, isOrderForm: true }));
    expect(isOrder).toMatch(/I accept the terms.*DKK 450 a year.*withdraw.* Order with obligation to pay /s);
    expect(isOrder).not.toContain('Subscribe');
    const texts: OwnTexts = { signUp: { orderLabel: 'Subscribe and pay' } };
    const inOwnWords = shownForm(await render([box], { checkout, isOrderForm: true, texts }));
    expect(inOwnWords).toContain('Subscribe and pay');
    expect(shownForm(await render([box]))).toMatch(/DKK 450 a year.*I accept the terms.* Subscribe /s);
  });

  const known = {
    ...{ plan_id: 'individual-membership', amount_minor: 50_000, currency_code: 'DKK' },
    ...{ period: 1, period_unit: 'year' },
  } as const;
  const digital = { ...known, plan_id: 'individual-membership-digital', amount_minor: 25_050 } as const;

  it('shows the billing vendor’s price, with period and equivalents, whatever its block says [2.5.7] [9.2.8]', async () => {
    const planPrices = [known, digital];
    const inForm = propsIn(await render([form], { checkout, planPrices }));
    expect(inForm).toMatchObject({ price: 'DKK 250.50 a year', approx: 'approx. €34 / £28 / $34' });
    const html = await render([box], { checkout, planPrices });
    expect(propsIn(html)).toMatchObject({ price: 'DKK 500 a year', approx: 'approx. €67 / £57 / $68' });
    expect(shownForm(html)).toMatch(/DKK 500 a year\s+approx\. €67 \/ £57 \/ \$68.*Subscribe/s);
    expect(html).not.toContain('You will see the price before you pay');
  });

  it('shows the price of its block while the vendor’s is unknown [2.5.7] [9.2.8]', async () => {
    const approx = 'approx. €61 / £51 / $62';
    const html = await render([box]);
    expect(propsIn(html)).toMatchObject({ price: 'DKK 450 a year', approx });
    expect(shownForm(html)).toMatch(/DKK 450 a year\s+approx\. €61/);
    expect(propsIn(await render([box], { checkout, planPrices: [digital] }))).toMatchObject({ approx });
    expect(await render([form])).toContain('You will see the price before you pay');
  });

  it('states when the membership renews, how to cancel and the right to withdraw [2.5.2]', async () => {
    const members = { portalOrigins: ['https://house.portal.example'] };
    const yearly = await render([box], { checkout, planPrices: [known], members });
    const text = (html: string) => html.slice(html.indexOf('<form'));
    expect(text(yearly)).toContain('Your membership renews every year, and we charge you again each time');
    expect(text(yearly)).toContain('You can cancel at any time in the members’ area');
    expect(text(yearly)).toContain('withdraw within 14 days of signing up');
    expect(shownForm(yearly)).toMatch(
      /DKK 500 a year.*renews every year.*cancel at any time.*withdraw within 14 days.*Subscribe/s,
    );
    const quarterly = [{ ...known, period: 3, period_unit: 'month' }];
    expect(text(await render([box], { checkout, planPrices: quarterly }))).toContain('renews every 3 months');
    const unknown = text(await render([box]));
    expect(unknown).toContain('Your membership renews automatically, and');
    expect(unknown, 'without a members’ area').toContain('You can cancel at any time: contact us');
    const withoutPortal = text(await render([box], { checkout, members: { portalOrigins: [] } }));
    expect(withoutPortal, 'without pages to cancel on').toContain('You can cancel at any time: contact us');
  });

  it('has period and renewal in the texts of the site, and the notation of its facts', async () => {
    const one = { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat', year: 'pro Jahr' };
    const texts: OwnTexts = {
      prices: { period: { one }, renewal: { one }, renewalUnknown: 'each time' },
    };
    const numbers = { group: '.', decimal: ',', sign: 'after' } as const;
    const german = { checkout, texts, facts: { ...facts, numbers } };
    const html = await render([form], { ...german, planPrices: [digital] });
    expect(propsIn(html)).toMatchObject({ price: '250,50\u00A0DKK pro Jahr' });
    expect(html).toContain('Your membership renews pro Jahr, and');
    expect(await render([form], german)).toContain('Your membership renews each time, and');
    const daily = [{ ...digital, period: 3, period_unit: 'day' }];
    const rest = await render([form], { ...german, planPrices: daily });
    expect(rest, 'texts that the site does not replace').toContain('renews every 3 days');
  });

  it('has the traits of its plan from the organisation, and is left out for a plan that it does not have', async () => {
    expect(propsIn(await render([form]))).toMatchObject({
      plan: { id: 'individual-membership-digital', shipping: false, notSoldIn: [] },
    });
    const friend = { id: 'friend', shipping: false, notSoldIn: ['CH'], trackingEvent: 'friend' };
    const others = { checkout, facts: { ...facts, plans: [friend] } };
    const ofFriend = await render([{ ...form, subscriptionType: 'friend' }], others);
    expect(propsIn(ofFriend)).toMatchObject({ plan: friend });
    expect(await render([form], others)).not.toContain('data-island="sign-up"');
    expect(await render([box], others)).not.toContain('data-island="sign-up"');
  });

  it.each([
    ['individual-membership', 'individualMembership'],
    ['futures-membership-+-donation', 'individualMembership+Donation'],
    ['individual-membership-digital', 'subscriptions'],
  ])(
    'tracks the plan %s of the first organisation as %s [9.6.1]',
    async (subscriptionType, trackingEvent) => {
      const plan = { id: subscriptionType, trackingEvent };
      expect(propsIn(await render([{ ...form, subscriptionType }]))).toMatchObject({ plan });
    },
  );

  it('has the countries of the organisation, or all by their names in its language', async () => {
    expect(propsIn(await render([form]))).not.toHaveProperty('countries');
    const own = { ...facts, countries: { SE: 'Kingdom of Sweden', NO: 'Kingdom of Norway' } };
    const html = await render([form], { checkout, facts: own });
    expect(propsIn(html)).toMatchObject({
      countries: [
        { code: 'SE', name: 'Kingdom of Sweden' },
        { code: 'NO', name: 'Kingdom of Norway' },
      ],
    });
    expect(html).toMatch(/Kingdom of Sweden<\/option>.*Kingdom of Norway<\/option>/);
    expect(html).not.toContain('Denmark');
    const german = await render([form], { checkout, facts: { ...facts, language: 'de', locale: 'de-DE' } });
    expect(german).toContain('>Deutschland</option>');
  });

  it('tells editors about a plan that the organisation does not have', async () => {
    const render = async (subscriptionType: string) =>
      renderBlocks([{ ...box, subscriptionType }, form], nothing, {
        ...{ facts, mainData: builtInMainData, rates, path: '/', checkout, notices: 'shown' },
      });
    const { warnings, html } = await render('patron');
    expect(warnings).toEqual([
      {
        ...{ where: 'block 1 (acf/subscription-box)', block: 'box', field: 'subscriptionType' },
        message: 'there is no plan patron, so the block has no form',
        advice:
          'Choose one of these: individual-membership, individual-membership-digital, futures-membership-+-donation.',
      },
    ]);
    expect(html.join('')).toContain('There is no plan patron, so the block has no form. Choose one of these');
    expect((await render('individual-membership')).warnings).toEqual([]);
  });

  it('states why the CPR number is needed and who stores it, for the plan that has one', async () => {
    const donation = propsIn(await render([{ ...form, subscriptionType: 'futures-membership-+-donation' }]));
    expect(donation).toMatchObject({ cprHint: expect.stringContaining('to report your donation') as string });
    expect(donation).toMatchObject({
      cprHint: expect.stringContaining('Our billing provider stores it') as string,
    });
    expect(propsIn(await render([form]))).not.toHaveProperty('cprHint');
  });

  it('has the conditions of the organisation, and leaves out those that are empty [2.5.2]', async () => {
    const formData = {
      ...builtInMainData.formData,
      ...{
        paymentNoteText: 'Fornyes hvert år.',
        cancelByContactText: '',
        rightToWithdrawText: 'Fortrydelsesret.',
      },
    };
    const html = await render([form], { checkout, mainData: { ...builtInMainData, formData } });
    expect(propsIn(html)).toMatchObject({ conditions: ['Fornyes hvert år.', 'Fortrydelsesret.'] });
  });

  it('shows a price in another currency without equivalents [2.5.7]', async () => {
    const planPrices = [{ ...digital, currency_code: 'EUR', period: 3, period_unit: 'month' }];
    const props = propsIn(await render([form], { checkout, planPrices }));
    expect(props).toMatchObject({ price: '€250.50 every 3 months' });
    expect(props).not.toHaveProperty('approx');
  });

  it('tells editors if the price of a box differs from the billing vendor’s [2.5.8]', async () => {
    const rendered = async (planPrices: object[], price = '450', notices = 'shown') =>
      renderBlocks([{ ...box, price }], nothing, {
        ...{ mainData: builtInMainData, facts, rates, path: '/', checkout },
        ...({ planPrices, notices } as object),
      });
    const { warnings, html } = await rendered([known]);
    expect(warnings).toEqual([
      expect.objectContaining({
        message: 'the price is 450, but the billing service charges DKK 500 a year for individual-membership',
      }),
    ]);
    expect(html.join('')).toContain('the billing service charges DKK 500 a year');
    expect((await rendered([known], '450', 'hidden')).html.join('')).not.toContain('billing service');
    expect((await rendered([known], '500')).warnings).toEqual([]);
    expect((await rendered([known], 'from 450')).warnings, 'no amount to compare').toEqual([]);
    expect((await rendered([digital])).warnings).toEqual([]);
    expect((await rendered([{ ...known, currency_code: 'EUR' }], '500')).warnings).toHaveLength(1);
  });

  it('says in place that signing up needs JavaScript [2.5.4]', async () => {
    expect(await render([form])).toContain(builtInMainData.formData.joinNeedsScriptText);
  });

  it('links to the terms and the privacy policy of main data [2.5.2]', async () => {
    const variousData = {
      ...builtInMainData.variousData,
      termsLink: { title: 'Terms', url: '/terms', target: '' as const },
      privacyLink: { title: 'Privacy', url: '/privacy', target: '' as const },
    };
    const html = await render([form], { checkout, mainData: { ...builtInMainData, variousData } });
    expect(html).toMatch(/href="\/terms".*href="\/privacy"/s);
  });

  it('sends only texts that differ from the built-in ones [3.3.3]', async () => {
    expect(propsIn(await render([form]))).not.toHaveProperty('texts');
    const formData = { ...builtInMainData.formData, loadingLabel: 'Wait' };
    const html = await render([form], { checkout, mainData: { ...builtInMainData, formData } });
    expect(propsIn(html)).toMatchObject({ texts: { loadingLabel: 'Wait' } });
  });

  it('is a link to the subscription on pages for members [4.2.6]', async () => {
    const html = await render([box, form], { checkout, forMembers: true, path: '/members/café' });
    expect(html).not.toMatch(/<form|data-island/);
    expect(html.split(builtInMainData.formData.alreadyMemberText)).toHaveLength(3);
    expect(html).toContain('href="/members/caf%C3%A9?edit-subscription"');
  });

  it('is a link to the profile on pages for members of a site without a portal', async () => {
    const members = { portalOrigins: [] };
    const html = await render([form], { checkout, members, forMembers: true, path: '/members/café' });
    expect(html).toMatch(/href="\/profile"[^>]*>Your profile</);
    expect(html).not.toContain('edit-subscription');
  });

  it('is missing without a hosted checkout, and for an unknown plan', async () => {
    for (const html of [
      await render([box, form], {}),
      await render([
        { ...box, subscriptionType: 'patron' },
        { ...form, subscriptionType: 'patron' },
      ]),
    ]) {
      expect(html).toContain('Individual membership');
      expect(html).not.toMatch(/<form|<details|Join</);
    }
  });
});
