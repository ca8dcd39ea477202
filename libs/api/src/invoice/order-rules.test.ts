import type { EventVendors } from '@guildhall/shop-client';
import type { SoldHere } from '@guildhall/suppliers';
import { describe, expect, it } from 'vitest';
import { validateOrder } from './order-rules.ts';

const base = { title: 'It', productType: '', isActive: true, availableForSale: true, remaining: undefined };
const variants = [
  { ...base, id: 'book', productId: 'almanac', vendor: 'Wayleave Press' },
  { ...base, id: 'online', productId: 'webinar', vendor: 'zoom-event' },
  { ...base, id: 'early', productId: 'walk', vendor: 'offline-event' },
  { ...base, id: 'late', productId: 'walk', vendor: 'offline-event' },
];
const eventVendors = { 'zoom-event': 'online', 'offline-event': 'onsite' } as const;
const problem = (lines: [string, number][], soldHere?: SoldHere, table: EventVendors = eventVendors) =>
  validateOrder({
    lineItems: lines.map(([variantId, quantity]) => ({ variantId, quantity })),
    variants,
    soldHere,
    neverExempt: [],
    eventVendors: table,
  });

describe('an order', () => {
  it('may contain many books, and one place at each of several events', () => {
    expect(
      problem([
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
  ])('may contain one place per event, not $lines', ({ lines }) => {
    expect(problem(lines)).toEqual({ kind: 'one only' });
  });

  it('may contain any number of goods of a vendor that another organisation has for its events', () => {
    expect(problem([['online', 2]], undefined, { Tours: 'onsite' })).toBeUndefined();
    expect(problem([['book', 2]], undefined, { 'Wayleave Press': 'onsite' })).toEqual({ kind: 'one only' });
  });

  it('may not contain anything that no longer exists', () => {
    expect(
      problem([
        ['book', 1],
        ['poster', 1],
      ]),
    ).toEqual({ kind: 'gone' });
  });

  it('may not contain anything that the site’s channel does not sell', () => {
    expect(problem([['book', 1]], new Map())).toEqual({ kind: 'unsold', title: 'It' });
  });
});
