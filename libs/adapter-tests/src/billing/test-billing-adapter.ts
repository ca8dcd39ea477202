import type { RandomProofOptions } from './billing-stage.ts';
import type { CreateBillingWorld } from './billing-world.ts';
import { proveAccount } from './prove-account.ts';
import { proveContractStories } from './prove-contract-stories.ts';
import { proveContracts } from './prove-contracts.ts';
import { proveDetails } from './prove-details.ts';
import { provePersonalData } from './prove-personal-data.ts';
import { eventDeliveries, proveLateEvents } from './prove-late-events.ts';
import { paymentNotifications, proveRestarts } from './prove-restarts.ts';
import { proveSignUpSequences } from './prove-sign-up-sequences.ts';
import { proveSignUpStories } from './prove-sign-up-stories.ts';
import type { TestRunner } from '../test-runner.ts';

/** Sizes of the tests. The usual ones take some minutes. */
interface BillingTestOptions extends RandomProofOptions {
  /**
   * Number of stories of people who join in several tabs and on two devices.
   * @default 600
   */
  stories?: number;
  /**
   * Number of sequences with a vendor that refuses a second subscription; 0 for none.
   * @default 1000
   */
  sequences?: number;
  /**
   * Number of stories of people who withdraw, cancel and repeat.
   * @default 1000
   */
  contractStories?: number;
  /**
   * An api is killed at every nth step only; an odd number hits both sides of the calls.
   * @default 1
   */
  killsEvery?: number;
  /**
   * Number of times that the events are delivered, each to another api.
   * @default 10
   */
  rounds?: number;
}

/** Time limit of one test, ms. */
const timeout = 1_200_000;

/**
 * Tests an adapter of a billing vendor with an api and with the browser's own code: whatever is pressed, lost, killed or late, each person
 * sees one payable page per sign-up, becomes a member once it is paid, and has at most one subscription and one payment.
 *
 * @example
 * import * as vitest from 'vitest';
 *
 * declare const createLetterboxWorld: CreateBillingWorld; // the vendor’s stand-in, with the adapter
 * testBillingAdapter(vitest, 'Letterbox', createLetterboxWorld, { stories: 100, killsEvery: 3 });
 */
export function testBillingAdapter(
  { describe, it }: TestRunner,
  title: string,
  createWorld: CreateBillingWorld,
  {
    stories = 600,
    sequences = 1_000,
    contractStories = 1_000,
    killsEvery = 1,
    rounds = 10,
    ...options
  }: BillingTestOptions = {},
): void {
  describe(title, () => {
    it(
      'shows one payable page per sign-up and keeps one subscription and one payment of each person, in stories of tabs, devices, failures, late events and kills',
      async () => {
        await proveSignUpStories(createWorld, { ...options, stories });
      },
      timeout,
    );

    if (sequences > 0)
      it(
        'has one payable page per form and loses no payment, in sequences of double presses, lost responses, failures and kills',
        () => proveSignUpSequences(createWorld, { ...options, sequences }),
        timeout,
      );

    it(
      'charges nobody after leaving, and confirms each statement once, in stories of withdrawals, cancellations, decisions and kills',
      () => proveContractStories(createWorld, { ...options, stories: contractStories }),
      timeout,
    );

    it(
      'finds contracts by their email address, and ends no more of them than is asked for',
      () => proveContracts(createWorld, options),
      timeout,
    );

    it(
      'changes the details of a customer one by one, and finds the customer by the new address',
      () => proveDetails(createWorld, options),
      timeout,
    );

    it('tells customers what they owe and have paid, and nobody what is another customer’s', () =>
      proveAccount(createWorld, options));

    it(
      'copies a customer’s data, and erases it once the subscription has ended',
      () => provePersonalData(createWorld, options),
      timeout,
    );

    for (const notification of paymentNotifications)
      it(
        `loses no member who has paid, at whichever step the api is killed, notified ${notification}`,
        () => proveRestarts(createWorld, notification, { ...options, every: killsEvery }),
        timeout,
      );

    for (const delivery of eventDeliveries)
      it(
        `makes everybody who has paid a member once when events ${delivery}, a minute late`,
        () => proveLateEvents(createWorld, delivery, { ...options, rounds }),
        timeout,
      );
  });
}
