import { expect, it } from 'vitest';
import { getEventKind, findOverbooked, type EventVendors } from './one-per-event.ts';

const booking = (product: string, quantity: number, isEvent = true) => ({ product, quantity, isEvent });
const eventVendors = { 'zoom-event': 'online', 'offline-event': 'onsite' } as const;

it('knows events by their vendor', () => {
  const findKinds = (vendors: string[], table: EventVendors = eventVendors) =>
    vendors.map((vendor) => getEventKind(vendor, table));
  expect(findKinds(['zoom-event', 'offline-event', 'The press'])).toEqual(['online', 'onsite', undefined]);
  expect(findKinds(['Tours', 'zoom-event'], { Tours: 'onsite' })).toEqual(['onsite', undefined]);
  expect(findKinds(['constructor', ''], {})).toEqual([undefined, undefined]);
});

it('finds the events with more than one booked place, in one line or in several', () => {
  const bookings = [
    booking('lecture', 1),
    booking('walk', 1),
    booking('walk', 1),
    booking('supper', 2),
    booking('book', 9, false),
  ];
  expect([...findOverbooked(bookings)]).toEqual(['walk', 'supper']);
});
