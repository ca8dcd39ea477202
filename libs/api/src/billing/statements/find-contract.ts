import type { Vendor, VendorContract } from '@guildhall/suppliers';
import type { FoundContract, StoredStatement } from '../statement-store.ts';
import { toSpellings } from '../to-spellings.ts';

/** A contract at the vendor, and whether the statement names it. */
export interface ContractMatch {
  contract: VendorContract;
  isNamed: boolean;
}

/** Length from which a reference is found in any spelling: shorter ones must stand alone. */
const longReference = 8;

/**
 * Finds the contract that a statement is about: the one that it names, else the newest open one of its email address. Others' contracts
 * are never found.
 */
export async function findContract(
  vendor: Pick<Vendor, 'contracts'>,
  { email, contract: text }: Pick<StoredStatement, 'email' | 'contract'>,
): Promise<ContractMatch | undefined> {
  const contracts = (await vendor.contracts?.listContracts(toSpellings(email))) ?? [];
  const named = contracts.find(({ references }) => references.some((reference) => isIn(text, reference)));
  if (named) return { contract: named, isNamed: true };
  const contract = contracts.find(({ isOpen }) => isOpen) ?? contracts[0];
  return contract && { contract, isNamed: false };
}

/** Finds the contract that was found before, as it is now, whatever address its customer has by now. No other one takes its place. */
export async function findAgain(
  vendor: Pick<Vendor, 'contracts' | 'findSubscription' | 'findCustomer'>,
  { email, found }: Pick<StoredStatement, 'email' | 'found'>,
): Promise<VendorContract | undefined> {
  if (!found) return undefined;
  const findAt = async (address: string) =>
    (await vendor.contracts?.listContracts(toSpellings(address)))?.find(
      ({ references }) => references[0] === found.reference,
    );
  const contract = await findAt(email);
  if (contract || found.subscriptionId === undefined) return contract;
  const { customerId } = (await vendor.findSubscription(found.subscriptionId)) ?? {};
  const customer = customerId === undefined ? undefined : await vendor.findCustomer(customerId);
  return customer && findAt(customer.email);
}

function isIn(text: string, reference: string): boolean {
  const wanted = toCompact(reference);
  if (wanted.length >= longReference) return toCompact(text).includes(wanted);
  return text
    .toUpperCase()
    .split(/[^\p{L}\p{N}_-]+/u)
    .includes(wanted);
}

const toCompact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

export function toFoundContract({ contract, isNamed }: ContractMatch): FoundContract {
  const { references, planIds, concludedAt, subscriptionId, endsAt } = contract;
  return {
    ...{ reference: references[0] ?? '', isNamed, planIds, concludedAt },
    ...(subscriptionId !== undefined && { subscriptionId }),
    ...(endsAt !== undefined && { endsAt }),
  };
}
