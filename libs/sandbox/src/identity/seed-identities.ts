export interface MemberRecord {
  chargeBeeId?: string;
  selfFuturesUpgraded?: boolean;
}

export interface IdentitySeed {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  emailVerified?: boolean;
  disabled?: boolean;
  /** The record `users/<uid>`. Default: none. */
  record?: MemberRecord;
  /** A description for the sandbox's page. */
  about: string;
}

const seed = (
  name: string,
  displayName: string,
  about: string,
  other: Partial<IdentitySeed> = {},
): IdentitySeed => ({
  uid: `member-${name}`,
  email: `${name}@members.test`,
  password: `${name}-password`,
  displayName,
  about,
  ...other,
});

const createCustomerRecord = (id: string) => ({ record: { chargeBeeId: id } });

/**
 * Members for each status in the billing vendor's seed, and members with an incomplete record or a disabled or
 * unverified login.
 */
export const identitySeeds: readonly IdentitySeed[] = [
  seed('active', 'Ilse Varga-Holm', 'an active membership', createCustomerRecord('seed-active')),
  seed('in-trial', 'Tobiah Lindrow', 'in trial', createCustomerRecord('seed-in-trial')),
  seed(
    'non-renewing',
    'Marit Osterwyn',
    'cancelled at the end of the term',
    createCustomerRecord('seed-non-renewing'),
  ),
  seed('future', 'Caspar Ngo-Elming', 'a membership that starts later', createCustomerRecord('seed-future')),
  seed('paused', 'Runa Halvard-Diaz', 'a paused membership', createCustomerRecord('seed-paused')),
  seed('cancelled', 'Edda Thornquist', 'a cancelled membership', createCustomerRecord('seed-cancelled')),
  seed(
    'no-subscription',
    'Jonas Weatherlow',
    'a customer without a subscription',
    createCustomerRecord('seed-none'),
  ),
  seed('upgraded', 'Nour Asgaard-Lee', 'an active membership, and selfFuturesUpgraded', {
    email: 'mixed.case@members.test',
    record: { chargeBeeId: 'seed-mixed-case', selfFuturesUpgraded: true },
  }),
  seed('without-customer', 'Sigge Marlowen', 'a record without chargeBeeId', { record: {} }),
  seed('without-record', 'Alba Fennimore', 'no record'),
  seed('disabled', 'Petra Quillvang', 'a disabled account with an active membership', {
    disabled: true,
    record: { chargeBeeId: 'seed-twice-active' },
  }),
  seed('taken', 'Somebody Else', 'created by someone else before the member joined: unverified, no record', {
    emailVerified: false,
  }),
];
