import type { BillingApi, BillingStage } from './billing.fixture.ts';
import { crashSwitch } from './crashes.fixture.ts';

/** The vendor, and an api that is killed at random. All sequences use these, each with a different person. */
export class Scene {
  api!: BillingApi;
  crash = crashSwitch();
  crashes = 0;
  readonly stage: BillingStage;

  constructor(stage: BillingStage) {
    this.stage = stage;
  }

  async start(): Promise<void> {
    this.crash = crashSwitch();
    const { around } = this.crash;
    this.api = await this.stage.start({}, { store: around, vendor: around });
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
