import { deepEqual, equal, ok } from 'node:assert/strict';
import { openBillingStage, sendEvent, type BillingProofOptions } from './billing-stage.ts';
import type { CreateBillingWorld } from './billing-world.ts';
import { connectBilling } from './contract-reader.ts';
import { createVisitor } from './visitor.ts';

const email = 'ada@members.example';
const other = 'bo@members.example';
const yearMs = 366 * 24 * 60 * 60_000;

/**
 * Proves that the copy of a customer's data is complete and has nothing of others, that nothing is erased before the subscription has ended,
 * and that afterwards it is erased once and again. Does nothing for an adapter that cannot do this.
 *
 * @throws AssertionError
 */
export async function provePersonalData(
  createWorld: CreateBillingWorld,
  options: BillingProofOptions = {},
): Promise<void> {
  const stage = await openBillingStage(createWorld, options);
  try {
    const { world } = stage;
    const { vendor, close } = connectBilling(stage);
    const { personalData } = vendor;
    if (personalData) {
      const api = await stage.start();
      for (const who of [email, other]) {
        const page = String((await createVisitor(() => api).join(world.createOrder(who))).json['id']);
        equal(await world.pay(page, who), true);
        for (const event of await world.listEvents()) await sendEvent(api, event);
        await api.catchUp();
      }
      const findPerson = async (who: string) => {
        const customerIds = (await vendor.listCustomersByEmail([who])).map(({ id }) => id);
        return { uid: undefined, emails: [who], customerIds };
      };
      const [person, bystander] = [await findPerson(email), await findPerson(other)];
      const { billing_address: address } = world.createOrder(email);
      const copy = JSON.stringify(await personalData.read(person));
      ok(copy.includes(email) && copy.includes(address.line1), 'the copy has the address');
      ok(!copy.includes(other), 'it has nothing of others');
      equal(await personalData.erase(person), false, 'nothing is erased while a subscription runs');
      equal(JSON.stringify(await personalData.read(person)), copy, 'a refusal changes nothing');

      for (const { id } of await vendor.listSubscriptions(person.customerIds))
        await vendor.endSubscription(id);
      stage.advance(yearMs);
      for (let time = 0; time < 2; time += 1) equal(await personalData.erase(person), true);
      ok(!JSON.stringify(await personalData.read(person)).includes(email), 'the address is gone');
      deepEqual(await vendor.listCustomersByEmail([email]), []);
      ok(JSON.stringify(await personalData.read(bystander)).includes(other), 'others are as before');
    }
    await close();
  } finally {
    await stage.close();
  }
}
