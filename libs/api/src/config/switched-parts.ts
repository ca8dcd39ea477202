import type { Organisation } from '@guildhall/organisation';
import type { Environment } from '@guildhall/server-kit';
import type { Adapter, ProductPart } from '@guildhall/suppliers';
import { hasPart } from './parts.ts';

/** The host's variables of each part of the product. */
const hostVariables: Record<ProductPart, RegExp> = {
  shop: /^(?:SHOP|VIES)_|^CHECKOUT_ORIGINS$/,
  members: /^(?:MEMBER|CONTENT)_/,
  billing: /^BILLING_|^ALLOW_TESTSITE$/,
};

const parts = Object.keys(hostVariables) as ProductPart[];

/** Returns the environment without the variables of parts that are switched off: they are as if unset. */
export function omitSwitchedOffVariables(
  env: Environment,
  organisation: Organisation,
  suppliers: readonly Adapter[],
): Environment {
  const off = parts.filter((part) => !hasPart(organisation.switches, part));
  const ofSuppliers = new Set(
    suppliers
      .filter(({ part }) => part !== undefined && off.includes(part))
      .flatMap((supplier) => Object.keys(supplier.createVariables(organisation))),
  );
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !ofSuppliers.has(name) && !off.some((part) => hostVariables[part].test(name)),
    ),
  );
}
