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
import { createSandboxWorld } from './sandbox-world.fixture.ts';

it(
  'somebody who joins with the browser’s own code sees one payable page per sign-up, becomes a member once it is paid, and has at most one subscription and one payment, whatever is pressed, lost, killed or late, even if the vendor refuses no second payment [7.7.4] [4.7.5]',
  { timeout: 1_200_000 },
  () =>
    proveSignUpStories(createSandboxWorld, {
      stories: chooseCount({ usual: 100, thorough: 600 }),
      seed: startSeeded(),
    }),
);

it(
  'one form has one payable page, at most one subscription and no lost payment, in sequences of double presses, lost responses, faults and kills [7.7.4]',
  { timeout: 300_000 },
  () =>
    proveSignUpSequences(createSandboxWorld, {
      sequences: chooseCount({ usual: 50, thorough: 1_000 }),
      seed: startSeeded(),
    }),
);

it.each(paymentNotifications)(
  'a process killed at any step loses no member who has paid, notified %s [7.7.4]',
  { timeout: 120_000 },
  (notification) =>
    proveRestarts(createSandboxWorld, notification, { every: chooseCount({ usual: 5, thorough: 1 }) }),
);

it.each(eventDeliveries)(
  'everybody who has paid becomes a member once when events %s, a minute late [7.7.8]',
  (delivery) =>
    proveLateEvents(createSandboxWorld, delivery, {
      rounds: chooseCount({ usual: 2, thorough: 10 }),
      seed: startSeeded(),
    }),
);
