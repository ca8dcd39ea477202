import { readSandboxBilling } from '../machines/environment.ts';
import type { StackOrganisation } from './organisations.ts';
import { callSandbox } from './sandbox-control.ts';

type Environment = Record<string, string>;

/** Variables with which api and site sell memberships. */
export interface StackBilling {
  apiEnv: Environment;
  siteEnv: Environment;
  sendEventsTo(apiOrigin: string): Promise<void>;
}

/**
 * Sells memberships by invoice if the organisation has an office, otherwise on the sandbox's billing sites.
 *
 * @param folder the folder of the api's files
 */
export async function createStackBilling(
  { office }: StackOrganisation,
  sandboxOrigin: string,
  folder: string,
): Promise<StackBilling> {
  if (!office) return createVendorBilling(sandboxOrigin, folder);
  return {
    apiEnv: { ...office.apiEnv, DATA_DIR: folder },
    siteEnv: {},
    sendEventsTo: async () => undefined,
  };
}

async function createVendorBilling(sandboxOrigin: string, folder: string): Promise<StackBilling> {
  const { live, test, script, plans } = await readSandboxBilling(sandboxOrigin);
  return {
    apiEnv: {
      DATA_DIR: folder,
      BILLING_ORIGIN: live,
      BILLING_API_KEY: 'sandbox-billing-key',
      BILLING_PLANS: plans,
      BILLING_CPR_FIELD: 'cf_cpr',
      BILLING_WEBHOOK_PASSWORD: 'sandbox-billing-events',
      BILLING_TEST_ORIGIN: test,
      BILLING_TEST_API_KEY: 'sandbox-billing-test-key',
      BILLING_TEST_WEBHOOK_PASSWORD: 'sandbox-billing-test-events',
      ALLOW_TESTSITE: 'on',
      // All journeys of a worker share one vendor.
      BILLING_CALLS_PER_MINUTE: '100000',
    },
    siteEnv: { BILLING_SCRIPT_URL: script, BILLING_ORIGIN: live, BILLING_TEST_ORIGIN: test },
    async sendEventsTo(apiOrigin) {
      for (const site of ['live', 'test']) {
        const to = `${apiOrigin}/api/v1/billing-events`;
        await callSandbox(sandboxOrigin, 'PUT', `billing/${site}/webhooks`, { to });
      }
    },
  };
}
