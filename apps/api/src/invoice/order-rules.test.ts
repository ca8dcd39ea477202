import { describe, expect, it } from 'vitest';
import { objectionTo, type SoldHere } from './order-rules.ts';

const base = { title: 'It', productType: '', active: true, availableForSale: true, left: undefined };
const variants = [
  { ...base, id: 'book', productId: 'almanac', vendor: 'Wayleave Press' },
  { ...base, id: 'online', productId: 'webinar', vendor: 'zoom-event' },
  { ...base, id: 'early', productId: 'walk', vendor: 'offline-event' },
  { ...base, id: 'late', productId: 'walk', vendor: 'offline-event' },
];
const objection = (lines: [string, number][], soldHere?: SoldHere) =>
  objectionTo({
    lineItems: lines.map(([variantId, quantity]) => ({ variantId, quantity })),
    variants,
    soldHere,
    neverExempt: [],
  });

describe('an order', () => {
  it('may hold many books, and one place at each of several events', () => {
    expect(
      objection([
        ['book', 99],
        ['online', 1],
        ['early', 1],
      ]),
    ).toBeUndefined();
  });

  it.each<{ lines: [string, number][] }>([
    { lines: [['online', 2]] },
    {
      lines: [
        ['early', 1],
        ['late', 1],
      ],
    },
    {
      lines: [
        ['online', 1],
        ['online', 1],
      ],
    },
  ])('holds one place per event, not $lines', ({ lines }) => {
    expect(objection(lines)).toEqual({ kind: 'one only' });
  });

  it('holds nothing that is no more', () => {
    expect(
      objection([
        ['book', 1],
        ['poster', 1],
      ]),
    ).toEqual({ kind: 'gone' });
  });

  it('holds nothing that the site’s channel does not sell', () => {
    expect(objection([['book', 1]], new Map())).toEqual({ kind: 'unsold', title: 'It' });
  });
});
