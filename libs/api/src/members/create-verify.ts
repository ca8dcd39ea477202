import type { IdentityService } from '@guildhall/suppliers';
import type { OwnData } from './own-data/own-data.ts';

/** Creates what verifies a token, and has the password of its login compared. */
export const createVerify =
  (identity: Pick<IdentityService, 'verify'>, ownData: OwnData | undefined): IdentityService['verify'] =>
  async (idToken) => {
    const verified = await identity.verify(idToken);
    ownData?.passwords?.checkLogin(verified);
    return verified;
  };
