import type { Switches } from '@guildhall/organisation';
import type { ProductPart } from '@guildhall/suppliers';

/** True for a part that the organisation has. Members' subscriptions are at the billing vendor too. */
export function hasPart({ shop, members, membership }: Switches, part: ProductPart): boolean {
  return { shop, members, billing: members || membership }[part];
}
