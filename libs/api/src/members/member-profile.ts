import type { ProfileValues } from '@guildhall/api-contract/members';
import type { Records } from '@guildhall/suppliers';
import { ApiError } from '../errors/api-error.ts';
import { withApiErrors } from './with-api-errors.ts';
import { createUsageError } from '@guildhall/server-kit';

/** The values of the organisation's own profile fields. */
export interface MemberProfiles {
  /** @param uid of a verified token */
  readProfile(uid: string): Promise<ProfileValues>;
  /** Changes some of them, which were validated. Returns all. */
  changeProfile(uid: string, changes: ProfileValues): Promise<ProfileValues>;
}

export function createMemberProfiles({ profile }: Pick<Records, 'profile'>): MemberProfiles {
  return {
    // A person without a membership may have no record, which is where the values are.
    readProfile: (uid) => withApiErrors(async () => (await profile?.find(uid)) ?? {}),
    changeProfile: (uid, changes) =>
      withApiErrors(async () => {
        const changed = await profile?.change(uid, changes);
        if (!changed) throw new ApiError('MEMBER_FORBIDDEN');
        return changed;
      }),
  };
}

interface OpenedMembers {
  records: Pick<Records, 'profile'>;
  store: { close(): Promise<void> };
  identity: { close(): Promise<void> };
}

/** @throws Error if the organisation has profile fields that cannot be stored, after closing what is open */
export async function checkProfileStore(hasFields: boolean, open: OpenedMembers): Promise<void> {
  if (!hasFields || open.records.profile) return;
  await open.store.close();
  await open.identity.close();
  throw createUsageError(
    'GUILDHALL_API_PROFILE_FIELDS',
    'The organisation has profileFields, and its supplier of logins cannot store them: remove them, or choose another supplier',
  );
}
