export {
  defineAdapter,
  type Adapter,
  type ConfigurationProblem,
  type ConfigurationRule,
  type HostSettings,
  type ProductPart,
  type RoleDefinition,
  type SupplierConnections,
  type SupplierRole,
} from './adapter.ts';
export {
  findPlanId,
  isMembershipPlan,
  type BillingPlans,
  type BillingSite,
  type SiteName,
} from './billing-site.ts';
export type { BankTransfer } from './bank-transfer.ts';
export {
  maxListed,
  type BillingConnection,
  type BillingEvent,
  type CallLimit,
  type PageOrder,
  type ReadEvent,
  type DueTransferMail,
  type Vendor,
  type VendorCustomer,
  type VendorInvoice,
  type VendorOptions,
  type VendorPage,
  type VendorPayments,
  type VendorPlan,
  type VendorSubscription,
  type VendorTransfers,
} from './billing-vendor.ts';
export { secret, secretOrigin, secretUrl } from './configuration-fields.ts';
export { connect, type OnSupplierEvent, type Supplier } from './connect.ts';
export type {
  CustomerChanges,
  CustomerDetails,
  CustomerDetailsCalls,
  PostalAddress,
} from './customer-details.ts';
export {
  DeliveryRefused,
  type Attempt,
  type ContactMessage,
  type DeliverContactMessage,
} from './contact-delivery.ts';
export {
  IdentityFailure,
  type FoundIdentity,
  type IdentityConnection,
  type IdentityService,
  type LinkService,
  type PasswordService,
} from './identity.ts';
export { isUnauthorized } from './is-unauthorized.ts';
export type { AddressedLoginChanges } from './login-changes.ts';
/** @public */
export type { LoginChanges, LoginOnFile } from './login-changes.ts';
export type { AddressNotices, LinkLogins, OpenLink, SessionToken } from './link-logins.ts';
export { MailRejected, type Mail, type SendMail } from './mail.ts';
export type { CustomerContact, MemberPortal, MemberVendor } from './member-vendor.ts';
export type { HeldData, Person, PersonalData } from './personal-data.ts';
export type { MemberRecord, Records } from './records.ts';
export { normaliseEmail } from './normalise-email.ts';
export { retryWhileBusy } from './retry-while-busy.ts';
export {
  type CallOptions,
  type DraftOrder,
  type InvoiceOrder,
  type OrderedVariant,
  type ShopAdmin,
  type SoldHere,
  type Storefront,
} from './shop.ts';
export { ShopResponseError, isNotCreatedError, type ShopResponseFault } from './shop-response-error.ts';
export { computeSupplierDeadline } from './supplier-deadline.ts';
export type {
  AccountAmount,
  AccountDocument,
  MemberAccount,
  PrintedInvoice,
  VendorAccount,
} from './vendor-account.ts';
/** @public */
export type { AccountTransfer, OpenedDocument } from './vendor-account.ts';
export type { VendorContract, VendorContracts } from './vendor-contracts.ts';
export type { DueReminder, VendorRenewals } from './vendor-renewals.ts';
export { VendorRefusal, type VendorProblem } from './vendor-refusal.ts';
