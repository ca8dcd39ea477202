import { addressFieldNames, type AddressFieldName } from '@guildhall/api-contract/members';
import { VendorRefusal, type IdentityService, type PostalAddress, type Records } from '@guildhall/suppliers';
import { ApiError } from '../../errors/api-error.ts';
import { withApiErrors } from '../with-api-errors.ts';
import type { OwnData } from './own-data.ts';

/** A member's postal address, which is at the billing vendor alone. Methods reject with ApiError. */
export interface OwnAddress {
  /** @returns `undefined` for a person without a customer */
  read(idToken: string): Promise<{ address: PostalAddress; lines: readonly string[] } | undefined>;
  /** @returns the field that the vendor refuses, in which case nothing has changed */
  change(idToken: string, address: PostalAddress): Promise<AddressFieldName | undefined>;
}

export interface OwnAddressOptions {
  identity: Pick<IdentityService, 'verify'>;
  records: Pick<Records, 'find'>;
  ownData: Pick<OwnData, 'readDetails' | 'changeAddress' | 'noteVendorAddress'>;
}

export function createOwnAddress({ identity, records, ownData }: OwnAddressOptions): OwnAddress {
  const findCustomer = async (idToken: string): Promise<string | undefined> => {
    const { uid } = await identity.verify(idToken);
    return (await records.find(uid))?.customerId;
  };
  return {
    read: (idToken) =>
      withApiErrors(async () => {
        const customerId = await findCustomer(idToken);
        const details = customerId === undefined ? undefined : await ownData.readDetails(customerId);
        if (customerId === undefined || !details) return undefined;
        await ownData.noteVendorAddress(customerId, details.email);
        return { address: details.address ?? {}, lines: details.address ? [] : (details.lines ?? []) };
      }),
    change: (idToken, address) =>
      withApiErrors(async () => {
        const customerId = await findCustomer(idToken);
        if (customerId === undefined) throw new ApiError('MEMBER_FORBIDDEN');
        try {
          await ownData.changeAddress(customerId, address);
          return undefined;
        } catch (error) {
          const field = error instanceof VendorRefusal ? findField(error.param) : undefined;
          if (field === undefined) throw error;
          return field;
        }
      }),
  };
}

/** The vendor names a parameter that holds the field's name. */
function findField(parameter = ''): AddressFieldName | undefined {
  return addressFieldNames.find((name) => new RegExp(`(^|[^a-z0-9])${name}($|[^a-z0-9])`).test(parameter));
}
