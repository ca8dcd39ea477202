import { describe, expect, it } from 'vitest';
import { judgeOrder } from './event-rule.ts';

const variants = [
  { id: 'book', productId: 'almanac', vendor: 'Wayleave Press' },
  { id: 'online', productId: 'webinar', vendor: 'zoom-event' },
  { id: 'early', productId: 'walk', vendor: 'offline-event' },
  { id: 'late', productId: 'walk', vendor: 'offline-event' },
];
const order = (...lines: [string, number][]) =>
  judgeOrder(
    lines.map(([variantId, quantity]) => ({ variantId, quantity })),
    variants,
  );

describe('an order', () => {
  it('may hold many books, and one place at each of several events', () => {
    expect(order(['book', 99], ['online', 1], ['early', 1])).toBe('fine');
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
    expect(order(...lines)).toBe('one-only');
  });

  it('holds nothing that is no more', () => {
    expect(order(['book', 1], ['poster', 1])).toBe('gone');
  });
});
