import type { IdentityService, MemberVendor, Records } from '@guildhall/suppliers';
import type { MemberMails } from '../mails/member-mails.ts';
import type { MembersStore } from './members-store.ts';
import type { ReadPrivateEntry } from './private-entries.ts';

/** The emails that the members' part sends. */
export type CreationMails = Pick<
  MemberMails,
  | 'sendWelcome'
  | 'sendWelcomeBack'
  | 'sendPassword'
  | 'sendPasswordChanged'
  | 'sendLoginLink'
  | 'sendAddressLink'
  | 'sendAddressChanged'
  | 'sendLeaving'
  | 'sendErased'
>;

/** The suppliers and the store of the members' part. */
export interface Connected {
  identity: IdentityService;
  records: Records;
  vendor: MemberVendor;
  store: MembersStore;
  mails: CreationMails;
  readEntry: ReadPrivateEntry | undefined;
  now: () => number;
}
