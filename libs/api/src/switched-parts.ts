import type { Switches } from '@guildhall/organisation';
import type { Environment } from '@guildhall/server-kit';

/** Variables of each part of the product. Members' subscriptions are at the billing vendor too. */
const variables = {
  shop: /^(?:SHOP|SELLER|VIES|INVOICE)_|^CHECKOUT_ORIGINS$/,
  members: /^(?:IDENTITY|RECORDS|MEMBER|CONTENT)_|^FIREBASE_AUTH_EMULATOR_HOST$/,
  billing: /^BILLING_|^ALLOW_TESTSITE$/,
};

/** Returns the environment without the variables of parts that are switched off: they are as if unset. */
export function omitSwitchedOffVariables(
  env: Environment,
  { shop, members, membership }: Switches,
): Environment {
  const off = [
    ...(shop ? [] : [variables.shop]),
    ...(members ? [] : [variables.members]),
    ...(members || membership ? [] : [variables.billing]),
  ];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !off.some((part) => part.test(name))));
}
