import type { StoragePlace } from '@guildhall/server-kit/storage';
import type { FastifyBaseLogger } from 'fastify';
import type { Billing } from '../billing/billing.ts';
import type { Config } from '../config/config.ts';
import { createLockOptions } from '../database/lock-options.ts';
import type { MailBudget } from '../mails/mail-budget.ts';
import { createLinkAccess, type LinkAccess } from './link-access.ts';
import type { Connected } from './connected.ts';
import { createVerify } from './create-verify.ts';
import { createAddressAccess, type AddressAccess } from './own-data/address-access.ts';
import { createOwnAddress, type OwnAddress } from './own-data/own-address.ts';
import { openOwnData, type OwnData } from './own-data/own-data.ts';
import type { OwnDataStore } from './own-data/own-data-store.ts';
import { createPasswordMails } from './password-mails.ts';
import { createRequestedMails } from './requested-mails.ts';
import { withApiErrors } from './with-api-errors.ts';

/** Changes that members make of their login and at the billing vendor. */
export interface OwnChanges {
  /** Changes the name by which a member is called; missing where the api does not do it. */
  setName: ((uid: string, name: string) => Promise<void>) | undefined;
  /** Ends every session of a member, on all devices; missing where the identity service cannot do it. */
  endSessions: ((uid: string) => Promise<void>) | undefined;
  /** Tells a member whose password was changed; missing where the identity service does not say when that was. */
  checkPassword: ((uid: string) => Promise<void>) | undefined;
  /** The postal address; missing where members do not change it here. */
  ownAddress: OwnAddress | undefined;
}

export interface MemberChangesOptions {
  config: Config;
  log: FastifyBaseLogger;
  place: StoragePlace;
  budget: MailBudget;
  billing: Billing;
  connected: Connected;
  overrides: { ownDataStore?: OwnDataStore; mailsBeginWithinMs?: number };
  onFailure: (error: unknown) => void;
}

/** Opens what members request and change of their login and their own data. */
export function openMemberChanges(options: MemberChangesOptions) {
  const { config, log, place, budget, billing, connected, overrides, onFailure } = options;
  const ownData = openOwnData({
    ...{ ...connected, place, budget, claims: billing.claims, proveLogin: billing.proveLogin, onFailure },
    store: overrides.ownDataStore,
    lockOptions: createLockOptions(config, log, 'own-data.sqlite'),
    onGivenUp: () => log.error('a change of a member’s data has not arrived at the billing vendor'),
  });
  billing.onCustomerChanged(async (customerId) => ownData?.noteVendorChange(customerId));
  const { passwordMails, links, addresses } = createMailRequests(options, ownData);
  const work = () => {
    addresses?.sendNotices();
    ownData?.work().catch(() => undefined);
  };
  return {
    ...{ ownData, links, addresses, work },
    calls: { requestPasswordMail: passwordMails?.request, ...createOwnChanges(connected, ownData) },
    start() {
      links?.deleteOld().catch(onFailure);
      ownData?.deleteOld().catch(onFailure);
      work();
    },
    async settled() {
      await Promise.all([passwordMails?.settled(), addresses?.settled()]);
      await ownData?.settled();
      await addresses?.settled();
    },
    async close() {
      await Promise.all([passwordMails?.close(), addresses?.close()]);
      await ownData?.close();
    },
  };
}

/** Creates the emails that members request: with codes for passwords, or with links. */
function createMailRequests(
  { connected, budget, billing, overrides, onFailure }: MemberChangesOptions,
  ownData: OwnData | undefined,
) {
  const { identity, records, mails, now } = connected;
  const beginsWithinMs = overrides.mailsBeginWithinMs;
  const { claims, proveLogin } = billing;
  const options = { mails, budget, onFailure, beginsWithinMs, records, claims, now };
  if (identity.kind === 'links') {
    const { logins } = identity;
    const links = withLinkErrors(createLinkAccess({ ...options, proveLogin, logins, follower: ownData }));
    return { passwordMails: undefined, links, addresses: links };
  }
  const addresses =
    ownData?.links &&
    createAddressAccess({
      ...{ ...options, links: ownData.links, requested: createRequestedMails(options), hasPasswords: true },
      onChanged: () => void ownData.work().catch(() => undefined),
    });
  return {
    passwordMails: createPasswordMails({ ...options, identity, onFound: ownData?.passwords?.check }),
    links: undefined,
    addresses: addresses && withAddressErrors(addresses),
  };
}

const withAddressErrors = <Access extends AddressAccess>(access: Access): Access => ({
  ...access,
  findLink: (...values) => withApiErrors(() => access.findLink(...values)),
  useLink: (...values) => withApiErrors(() => access.useLink(...values)),
});

const withLinkErrors = (links: LinkAccess): LinkAccess => ({
  ...withAddressErrors(links),
  createToken: (...values) => withApiErrors(() => links.createToken(...values)),
  endSession: (...values) => withApiErrors(() => links.endSession(...values)),
});

/** Creates the changes of a member's name, sessions, password and postal address. */
function createOwnChanges(
  { identity, records, vendor }: Connected,
  ownData: OwnData | undefined,
): OwnChanges {
  const { changes } = identity;
  const checkPassword = ownData?.passwords?.check;
  const setName = ownData?.setName ?? (identity.kind === 'links' ? identity.logins.setName : undefined);
  return {
    setName: setName && ((uid, name) => withApiErrors(() => setName(uid, name))),
    endSessions: changes && ((uid) => withApiErrors(() => changes.endSessions(uid))),
    checkPassword: checkPassword && ((uid) => withApiErrors(() => checkPassword(uid))),
    ownAddress:
      ownData &&
      vendor.details &&
      createOwnAddress({ identity: { verify: createVerify(identity, ownData) }, records, ownData }),
  };
}
