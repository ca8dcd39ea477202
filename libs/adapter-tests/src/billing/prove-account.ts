import { deepEqual, equal, ok } from 'node:assert/strict';
import { openBillingStage, sendEvent, type BillingProofOptions, type BillingStage } from './billing-stage.ts';
import type { CreateBillingWorld } from './billing-world.ts';
import { connectBilling } from './contract-reader.ts';
import { createVisitor } from './visitor.ts';

/**
 * Proves that a customer’s account has plan, price, end and documents of this customer alone. Does nothing for an adapter without
 * accounts.
 *
 * @throws AssertionError
 */
export async function proveAccount(
  createWorld: CreateBillingWorld,
  options: BillingProofOptions = {},
): Promise<void> {
  const stage = await openBillingStage(createWorld, options);
  const { vendor, members, close } = connectBilling(stage);
  try {
    const { account } = members;
    if (!account) return;
    const api = await stage.start();
    const [ada, bo] = [
      await join(stage, api, 'ada@members.example'),
      await join(stage, api, 'bo@members.example'),
    ];
    equal(await account.fetchAccount('nobody'), undefined, 'who is no customer has no account');
    const found = await account.fetchAccount(ada);
    ok(found && found.planIds.length > 0, 'the account has its plan');
    ok(found.price && found.price.amountMinor > 0 && found.price.currency !== '', 'it has its price');
    equal(found.endsAt, undefined, 'it does not end');
    ok((found.renewsAt ?? found.paidUntil ?? 0) > stage.now(), 'the time of the next payment is in ms');
    equal(found.failed, undefined, 'nothing has failed');
    const [document, ...others] = found.documents;
    deepEqual(others, []);
    ok(document, 'the payment has a document');
    equal(document.state, 'paid');
    equal(document.amountMinor, found.price.amountMinor);
    ok(document.number !== '' && Math.abs(document.issuedAt - stage.now()) < 24 * 60 * 60_000);
    const opened = await account.openDocument(ada, document.id);
    ok(opened && ('url' in opened || opened.invoice.number === document.number), 'it can be opened');
    equal(await account.openDocument(bo, document.id), undefined, 'nobody opens what is another customer’s');
    equal(await account.openDocument(ada, 'unknown'), undefined);
    const other = await account.fetchAccount(bo);
    ok(
      other?.documents.every(({ id }) => id !== document.id),
      'nobody sees what is another customer’s',
    );

    const [contract] = (await vendor.contracts?.listContracts(['ada@members.example'])) ?? [];
    if (!contract?.subscriptionId) return;
    const endsAt = await vendor.contracts?.stopRenewal(contract.subscriptionId);
    const stopped = await account.fetchAccount(ada);
    equal(stopped?.endsAt, endsAt, 'who has cancelled sees when it ends');
    deepEqual([stopped?.renewsAt, stopped?.paidUntil], [undefined, undefined]);
  } finally {
    await close();
    await stage.close();
  }
}

/** @returns the vendor's ID of the customer */
async function join(
  { world }: BillingStage,
  api: Awaited<ReturnType<BillingStage['start']>>,
  email: string,
): Promise<string> {
  const { json } = await createVisitor(() => api).join(world.createOrder(email));
  const page = String(json['id']);
  equal(await world.pay(page, email), true);
  for (const event of await world.listEvents()) await sendEvent(api, event);
  await api.catchUp();
  return (await world.listPages()).find(({ id }) => id === page)?.customerId ?? '';
}
