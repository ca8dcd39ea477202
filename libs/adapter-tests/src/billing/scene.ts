import { createCrashSwitch, type BillingApi } from '@guildhall/api/testing';
import type { BillingStage } from './billing-stage.ts';

/** The vendor, and an api that is killed at random. All stories use these, each with a different person. */
export class Scene {
  api!: BillingApi;
  crash = createCrashSwitch();
  crashes = 0;
  readonly stage: BillingStage;
  readonly #apis: BillingApi[] = [];

  constructor(stage: BillingStage) {
    this.stage = stage;
  }

  async start(): Promise<void> {
    this.crash = createCrashSwitch();
    this.api = await this.stage.start(this.crash.around);
    this.#apis.push(this.api);
  }

  /** The receipts that relays have accepted, of all apis so far. */
  listReceipts(): BillingApi['receipts'] {
    return this.#apis.flatMap(({ receipts }) => receipts);
  }

  /** The reminders that relays have accepted, of all apis so far. */
  listReminders(): BillingApi['reminders'] {
    return this.#apis.flatMap(({ reminders }) => reminders);
  }

  /** Starts the api again if it was killed. */
  async revive(): Promise<void> {
    await this.api.settled();
    if (!this.crash.isDead) return;
    this.crashes += 1;
    await this.stage.end(this.api);
    await this.start();
    await this.api.settled();
  }
}
