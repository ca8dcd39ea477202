import { mergeTexts } from '@guildhall/ui';
import { expect, it } from 'vitest';
import type { CartAnnouncement } from '../atoms/cart-atoms.ts';
import { cartTexts } from '../texts/cart-texts.ts';
import { formatAnnouncement } from './format-announcement.ts';
import { formatNotice } from './format-notice.ts';

const announce = (parts: Partial<CartAnnouncement>) =>
  formatAnnouncement(
    {
      ...{ about: 'done', change: 'quantity', variantId: 'b', name: 'Cones, 50 × 70 cm', quantity: 2 },
      ...{ inDrawer: true, subtotal: { amountMinor: 179_000, currency: 'DKK' } },
      ...parts,
    },
    cartTexts,
    (amountMinor, currency) => `${currency} ${amountMinor / 100} excl. VAT`,
  );

it('says once what has become of a change: the product with its variant, its quantity, and the subtotal', () => {
  const subtotal = '. Subtotal DKK 1790 excl. VAT';
  expect(announce({})).toBe(`Cones, 50 × 70 cm: 2 in your cart${subtotal}`);
  expect(announce({ change: 'add', quantity: 1 })).toBe(`Cones, 50 × 70 cm is in your cart${subtotal}`);
  expect(announce({ quantity: 1 })).toBe(`Cones, 50 × 70 cm: 1 in your cart${subtotal}`);
  expect(announce({ quantity: 0 })).toBe(`Cones, 50 × 70 cm is no longer in your cart${subtotal}`);
});

it('says which product is being added or changed, and only the subtotal if a notice has said the rest', () => {
  expect(announce({ about: 'in progress', change: 'add' })).toBe('Adding Cones, 50 × 70 cm…');
  expect(announce({ about: 'in progress' })).toBe('Updating Cones, 50 × 70 cm…');
  expect(announce({ about: 'only subtotal' })).toBe('Subtotal DKK 1790 excl. VAT');
});

it('names items that are no longer available [4.5.6]', () => {
  const title = (...titles: string[]) => formatNotice({ kind: 'no longer sold', titles }, cartTexts).title;
  expect(title('Orbits')).toBe('“Orbits” is no longer available');
  expect(title('Tide chart, 2140', 'Orbits')).toBe('“Tide chart, 2140” and “Orbits” are no longer available');
});

it('names three items, and has the quotation marks and the “and” of another language [2.6.4]', () => {
  const format = (texts: typeof cartTexts, titles: string[]) =>
    formatNotice({ kind: 'no longer sold', titles }, texts).title;
  expect(format(cartTexts, ['A', 'B', 'C'])).toBe('“A”, “B” and “C” are no longer available');
  const german = mergeTexts(cartTexts, {
    notices: {
      ...{ quoted: '„{title}“', and: '{titles} und {last}' },
      'many no longer sold': { title: '{titles} gibt es nicht mehr' },
    },
  });
  expect(format(german, ['A', 'B'])).toBe('„A“ und „B“ gibt es nicht mehr');
});

it('mentions items whose title is not known', () => {
  const title = (...titles: string[]) => formatNotice({ kind: 'no longer sold', titles }, cartTexts).title;
  expect(title('')).toBe('An item in your cart is no longer available');
  expect(title('Orbits', '')).toBe('“Orbits” and an item in your cart are no longer available');
});

it('shows how many are left, and what the shop has changed [4.5.10]', () => {
  const short = formatNotice(
    {
      kind: 'short',
      items: [
        { title: 'Orbits', quantity: 3 },
        { title: 'Strata', quantity: 0 },
      ],
    },
    cartTexts,
  );
  expect(short).toMatchObject({
    // It says no: it stays until it is closed.
    status: 'error',
    title: 'Only 3 of “Orbits” left. “Strata” is sold out',
  });
  const changes = [
    {
      title: 'Orbits',
      price: { wasMinor: 45000, isMinor: 48000, currency: 'DKK' },
      quantity: { was: 3, is: 1 },
    },
  ];
  expect(formatNotice({ kind: 'changed', changes }, cartTexts)).toEqual({
    status: 'info',
    title: 'Your cart has changed',
    description:
      '“Orbits”: the price is now DKK 480 (was DKK 450).\n“Orbits”: the quantity is now 1 (was 3).',
  });
});

it('names what is not sold to the country, and says which discount does not apply [4.5.10]', () => {
  const title = (titles: string[]) => formatNotice({ kind: 'not sold here', titles }, cartTexts).title;
  expect(title(['Orbits'])).toContain('“Orbits”');
  expect(title(['Orbits', 'Strata'])).toContain('“Orbits” and “Strata”');
  expect(formatNotice({ kind: 'discount' }, cartTexts)).toMatchObject({
    status: 'info',
    title: 'A discount does not apply to your cart',
  });
});

it('shows changed prices in their currency and the site’s notation', () => {
  const changes = [{ title: 'Orbits', price: { wasMinor: 145000, isMinor: 148000, currency: 'EUR' } }];
  const numbers = { group: '.', decimal: ',', sign: 'after' } as const;
  expect(formatNotice({ kind: 'changed', changes }, cartTexts, numbers).description).toBe(
    '“Orbits”: the price is now 1.480\u00A0€ (was 1.450\u00A0€).',
  );
});

it('uses the site’s own text for the limit of one place per event', () => {
  const texts = { ...cartTexts, oneEventOnlyText: 'Once only' };
  expect(formatNotice({ kind: 'one event only' }, texts)).toEqual({ status: 'error', title: 'Once only' });
});

it.each([
  ['refused', 'we could not update your cart'],
  ['not saved', 'we could not save this change'],
  ['unconfirmed', 'we cannot confirm this change'],
  ['impossible quantity', 'you cannot order this quantity'],
  ['quantity refused', 'the shop did not accept this quantity'],
] as const)('names the product and its variant when a change is %s', (kind, sentence) => {
  const format = (title: string) => formatNotice({ kind, title }, cartTexts);
  expect(format('Cones, 50 × 70 cm')).toMatchObject({
    status: 'error',
    title: `“Cones, 50 × 70 cm”: ${sentence}`,
    description: expect.stringMatching(/\S.*\.$/),
  });
  expect(format('').title).toBe(`An item in your cart: ${sentence}`);
});

it('says in which quantities a product is sold when another one was requested', () => {
  const describeRule = (minimum: number, maximum: number, increment: number) =>
    formatNotice(
      { kind: 'impossible quantity', title: 'Cones', rule: { minimum, maximum, increment } },
      cartTexts,
    ).description;
  expect(describeRule(6, 18, 3)).toBe(
    'You can order from 6 to 18, in multiples of 3. We have not changed it.',
  );
  expect(describeRule(2, 99, 1)).toBe('You can order from 2 to 99. We have not changed it.');
  expect(describeRule(1, 1, 1)).toBe('You can only order 1. We have not changed it.');
  expect(formatNotice({ kind: 'impossible quantity', title: '' }, cartTexts).description).toContain(
    'from 1 to 99',
  );
});

it.each([
  ['unreachable', 'error'],
  ['address refused', 'error'],
  ['discount', 'info'],
  ['unreadable', 'error'],
  ['gone', 'info'],
  ['renewed', 'info'],
] as const)('shows %s as %s, with the next step or the state of the cart', (kind, status) => {
  const message = formatNotice({ kind }, cartTexts);
  expect(message.status).toBe(status);
  expect(message.description).toMatch(/\S.*\.$/);
});

it('never claims that nobody was charged', () => {
  expect(JSON.stringify(cartTexts.notices)).not.toContain('charged');
  expect(formatNotice({ kind: 'gone' }, cartTexts).description).toContain('If you paid, check your email');
});
