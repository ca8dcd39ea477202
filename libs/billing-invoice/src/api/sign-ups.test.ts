import {
  eventDeliveries,
  paymentNotifications,
  proveLateEvents,
  proveRestarts,
  proveSignUpSequences,
  proveSignUpStories,
} from '@guildhall/api/testing';
import { it } from 'vitest';
import { chooseCount, startSeeded } from '../../../../config/test-size.ts';
import { createOfficeWorld } from './office-world.fixture.ts';

it(
  'somebody who signs up by invoice sees one payable invoice per sign-up, becomes a member once the office has confirmed it, and keeps at most one subscription and one payment, in stories of what is pressed, lost, killed, cancelled or late [7.7.4] [4.7.5] [7.7.17]',
  { timeout: 600_000 },
  () =>
    proveSignUpStories(createOfficeWorld, {
      stories: chooseCount({ usual: 100, thorough: 1_000 }),
      seed: startSeeded(),
    }),
);

it(
  'one form has one payable invoice, at most one subscription and no lost payment, in sequences of double presses, lost responses and kills [7.7.4] [7.7.17]',
  { timeout: 300_000 },
  () =>
    proveSignUpSequences(createOfficeWorld, {
      sequences: chooseCount({ usual: 50, thorough: 1_000 }),
      seed: startSeeded(),
    }),
);

it.each(paymentNotifications)(
  'an api killed at any step loses no member who has paid an invoice, notified %s [7.7.4]',
  { timeout: 120_000 },
  (notification) =>
    proveRestarts(createOfficeWorld, notification, { every: chooseCount({ usual: 5, thorough: 1 }) }),
);

it.each(eventDeliveries)(
  'everybody whose payment the office has confirmed becomes a member once when its commands %s, a minute late [7.7.8]',
  (delivery) =>
    proveLateEvents(createOfficeWorld, delivery, {
      rounds: chooseCount({ usual: 2, thorough: 10 }),
      seed: startSeeded(),
    }),
);
