import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBusy } from './cart-state.ts';
import { linesOnScreen } from './plan.ts';
import { must, Story, type Fate, type Happening } from './story.fixture.ts';

const fates: Fate[] = ['answered', 'lost before', 'lost after', 'late', 'aborted', 'refused', 'expired'];
const product = fc.nat(5);
const happening = <What extends Happening['what']>(
  weight: number,
  what: What,
  parts: { [Key in Exclude<keyof Extract<Happening, { what: What }>, 'what'>]: fc.Arbitrary<unknown> },
) => ({
  weight,
  arbitrary: fc.record({ what: fc.constant(what), ...parts }) as unknown as fc.Arbitrary<Happening>,
});

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  happening(5, 'add', { product }),
  happening(4, 'change', { line: fc.nat(4), by: fc.constantFrom(1, -1) }),
  happening(2, 'remove', { line: fc.nat(4) }),
  happening(9, 'answer', {
    fate: fc.oneof({ weight: 4, arbitrary: fc.constant('answered') }, fc.constantFrom(...fates)),
  }),
  happening(2, 'straggler', {}),
  happening(1, 'elsewhere', { product, notified: fc.boolean() }),
  happening(1, 'unpublished', { product, again: fc.boolean() }),
  happening(1, 'restocked', { product, left: fc.nat(3) }),
  happening(1, 'repriced', { product, amountMinor: fc.constantFrom(19900, 24900, 29900) }),
  happening(1, 'reload', {}),
);

const shownAs = (lines: readonly { variantId: string; quantity: number; price: { amountMinor: number } }[]) =>
  Object.fromEntries(
    lines.flatMap(({ variantId, quantity, price }) =>
      quantity > 0 ? [[variantId, `${quantity} for ${price.amountMinor}`]] : [],
    ),
  );

it('ends at the shop’s truth after 20,000 stories of late, lost, refused and aborted answers, expired carts, and things unpublished, sold out and repriced [4.5.8]', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(happenings, { maxLength: 40 }), (story) => {
      const notified = new Story();
      for (const happening of story) {
        notified.follow(happening);
        for (const call of notified.open) seen.add(call.type);
      }
      notified.settle();
      const expectedCart = notified.shop.linesOf(notified.cookie?.id);
      must(!isBusy(notified.state), 'nothing is under way at the end');
      must(notified.state.status === 'ready', 'the cart can be read at the end');
      expect(shownAs(linesOnScreen(notified.state)), 'the screen at the end').toEqual(shownAs(expectedCart));
      must(
        new Set(expectedCart.map(({ variantId }) => variantId)).size === expectedCart.length,
        'no line is doubled',
      );
      must(
        !expectedCart.some(({ variantId }) => notified.shop.unsold.has(variantId)),
        'nothing unsold is left',
      );
      must(
        expectedCart.every(({ variantId, quantity }) => quantity <= (notified.most.get(variantId) ?? 0)),
        'never more than was asked for',
      );
      must(
        [...notified.taken].every((title) => notified.named.has(title)),
        'what was taken out is named',
      );
    }),
    { numRuns: 20_000, seed: 20261122 },
  );
  expect([...seen].sort()).toEqual(['add lines', 'create', 'read', 'remove lines', 'update lines']);
}, 120_000);
