import { deepEqual, equal, ok } from 'node:assert/strict';
import type { VendorContract } from '@guildhall/suppliers';
import { openBillingStage, sendEvent, type BillingProofOptions, type BillingStage } from './billing-stage.ts';
import type { CreateBillingWorld } from './billing-world.ts';
import { connectBilling } from './contract-reader.ts';
import { createVisitor } from './visitor.ts';

const email = 'ada@members.example';

/**
 * Proves that contracts are found by their email address alone, that switching a renewal off ends nothing else and may be repeated,
 * and that an unpaid contract that was ended cannot be paid. Does nothing for an adapter without contracts.
 *
 * @throws AssertionError
 */
export async function proveContracts(
  createWorld: CreateBillingWorld,
  options: BillingProofOptions = {},
): Promise<void> {
  const stage = await openBillingStage(createWorld, options);
  try {
    const { vendor, members, close } = connectBilling(stage);
    const { contracts } = vendor;
    if (contracts) {
      await proveEnd(stage, { list: (who) => contracts.listContracts([who]), ...contracts });
      const [contract] = await contracts.listContracts([email]);
      const { status } = await members.fetchStatus(contract?.customerId ?? '');
      equal(status, 'non_renewing', 'the renewal is switched off, and the membership has not ended');
    }
    await close();
  } finally {
    await stage.close();
  }
}

interface ContractCalls {
  list: (email: string) => Promise<VendorContract[]>;
  stopRenewal: (subscriptionId: string) => Promise<number | undefined>;
  endUnpaid?: (reference: string) => Promise<boolean>;
}

async function proveEnd(stage: BillingStage, { list, stopRenewal, endUnpaid }: ContractCalls): Promise<void> {
  const { world } = stage;
  const api = await stage.start();
  const join = async (who: string) =>
    String((await createVisitor(() => api).join(world.createOrder(who))).json['id']);

  const paidPage = await join(email);
  equal(await world.pay(paidPage, email), true);
  for (const event of await world.listEvents()) await sendEvent(api, event);
  await api.catchUp();
  deepEqual(await list('stranger@members.example'), [], 'a stranger has no contract');
  const [contract, ...others] = await list(email);
  deepEqual(others, []);
  ok(contract?.subscriptionId, 'a paid contract has its subscription');
  ok(contract.isOpen && contract.references[0], 'it runs, and has a reference');
  ok(contract.concludedAt <= stage.now() && (contract.endsAt ?? 0) > stage.now(), 'its times are in ms');

  const paidBefore = await world.listPayments();
  const endsAt = await stopRenewal(contract.subscriptionId);
  equal(await stopRenewal(contract.subscriptionId), endsAt, 'switching off is repeated without a change');
  equal(endsAt, contract.endsAt, 'it ends with the term that is paid');
  deepEqual(
    (await world.listPayments()).map(({ keptMinor }) => keptMinor),
    paidBefore.map(({ keptMinor }) => keptMinor),
    'nothing is refunded or charged',
  );

  if (!endUnpaid) return;
  const other = 'bo@members.example';
  const unpaidPage = await join(other);
  const [unpaid] = await list(other);
  ok(unpaid && unpaid.subscriptionId === undefined, 'a contract that is not paid has no subscription');
  const [reference = ''] = unpaid.references;
  equal(await endUnpaid(reference), true);
  equal(await endUnpaid(reference), true, 'ending is repeated without a change');
  equal(await world.pay(unpaidPage, other), false, 'what was ended cannot be paid');
  deepEqual(await list(other), []);
  equal(await endUnpaid(contract.references[0]), false, 'a paid contract is not ended');
}
