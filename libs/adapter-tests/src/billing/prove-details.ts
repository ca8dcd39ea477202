import { deepEqual, equal, ok } from 'node:assert/strict';
import { openBillingStage, sendEvent, type BillingProofOptions } from './billing-stage.ts';
import type { CreateBillingWorld } from './billing-world.ts';
import { connectBilling } from './contract-reader.ts';
import { createVisitor } from './visitor.ts';

const email = 'ada@members.example';
const to = 'ada@new.example';

/**
 * Proves that the details of a customer are changed one by one, that a change may be repeated, and that the customer and the contract
 * are found by the new address. Does nothing for an adapter whose members change no details.
 *
 * @throws AssertionError
 */
export async function proveDetails(
  createWorld: CreateBillingWorld,
  options: BillingProofOptions = {},
): Promise<void> {
  const stage = await openBillingStage(createWorld, options);
  try {
    const { vendor, members, close } = connectBilling(stage);
    const { details } = members;
    if (details) {
      const { world } = stage;
      const api = await stage.start();
      const page = String((await createVisitor(() => api).join(world.createOrder(email))).json['id']);
      equal(await world.pay(page, email), true);
      for (const event of await world.listEvents()) await sendEvent(api, event);
      await api.catchUp();
      const [customer] = await vendor.listCustomersByEmail([email]);
      ok(customer, 'somebody who has paid is a customer');
      const read = async () => details.find(customer.id);
      const before = await read();
      deepEqual([before?.email, before?.name], [email, 'Ada Vind']);

      const address = { line1: 'Havnen 2', city: 'Aarhus', zip: '8000', country: 'DK' };
      for (let time = 0; time < 2; time += 1) await details.change(customer.id, { address });
      deepEqual((await read())?.address, address, 'the address is replaced as a whole');
      equal((await read())?.name, 'Ada Vind', 'a changed address leaves the name');
      for (let time = 0; time < 2; time += 1) await details.change(customer.id, { name: 'Ada Marie Vind' });
      for (let time = 0; time < 2; time += 1) await details.change(customer.id, { email: to });
      deepEqual(
        [await read(), await members.findContact(customer.id)],
        [
          { email: to, name: 'Ada Marie Vind', address },
          { email: to, name: 'Ada Marie Vind' },
        ],
        'each change leaves the others',
      );
      deepEqual(await vendor.listCustomersByEmail([email]), []);
      deepEqual(
        (await vendor.listCustomersByEmail([to])).map(({ id }) => id),
        [customer.id],
      );
      equal((await members.fetchStatus(customer.id)).status === 'none', false, 'the membership stays');
      if (vendor.contracts)
        equal(
          (await vendor.contracts.listContracts([to])).length,
          1,
          'the contract is found by the new address',
        );
      equal(await details.find('nobody-has-this-id'), undefined);
    }
    await close();
  } finally {
    await stage.close();
  }
}
