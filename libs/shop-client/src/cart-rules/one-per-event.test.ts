import { expect, it } from 'vitest';
import { getEventKind, findOverbooked } from './one-per-event.ts';

const booking = (product: string, quantity: number, vendor = 'zoom-event') => ({ product, quantity, vendor });

it('knows events by their vendor', () => {
  expect(['zoom-event', 'offline-event', 'The press'].map((vendor) => getEventKind({ vendor }))).toEqual([
    'online',
    'onsite',
    undefined,
  ]);
});

it('finds the events with more than one booked place, in one line or in several', () => {
  const bookings = [
    booking('lecture', 1),
    booking('walk', 1, 'offline-event'),
    booking('walk', 1, 'offline-event'),
    booking('supper', 2),
    booking('book', 9, 'The press'),
  ];
  expect([...findOverbooked(bookings)]).toEqual(['walk', 'supper']);
});
