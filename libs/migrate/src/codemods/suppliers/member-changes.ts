/** A member of an interface that has another name, unit or type now. */
export interface MemberChange {
  of: string;
  from: string;
  to: string;
  /** The unit that changed: of the value, or of the first parameter of a method. */
  unit?: 'seconds' | 'amount' | 'first parameter in seconds' | 'contact' | 'fact';
}

const list = (of: string, names: Readonly<Record<string, string>>): MemberChange[] =>
  Object.entries(names).map(([from, to]) => ({ of, from, to }));

/** Members of the interfaces for suppliers that have changed in 0.1.0. */
export const memberChanges: readonly MemberChange[] = [
  { of: 'VendorCustomer', from: 'updated_at', to: 'updatedAt', unit: 'seconds' },
  { of: 'VendorSubscription', from: 'createdAt', to: 'createdAt', unit: 'seconds' },
  { of: 'VendorPage', from: 'created_at', to: 'createdAt', unit: 'seconds' },
  { of: 'VendorPage', from: 'expires_at', to: 'expiresAt', unit: 'seconds' },
  { of: 'VendorPage', from: 'updated_at', to: 'updatedAt', unit: 'seconds' },
  { of: 'VendorInvoice', from: 'netPaid', to: 'netPaidMinor', unit: 'amount' },
  { of: 'VendorInvoice', from: 'paid', to: 'paidMinor', unit: 'amount' },
  { of: 'Vendor', from: 'customersSince', to: 'listCustomersSince', unit: 'first parameter in seconds' },
  { of: 'Vendor', from: 'paidPages', to: 'listPaidPages', unit: 'first parameter in seconds' },
  ...list('VendorCustomer', { deleted: 'isDeleted' }),
  ...list('VendorPayments', { refund: 'refundInvoice' }),
  ...list('Vendor', {
    acknowledge: 'acknowledgePage',
    customer: 'findCustomer',
    customersByEmail: 'listCustomersByEmail',
    subscription: 'findSubscription',
  }),
  { of: 'MemberVendor', from: 'fetchEmail', to: 'findContact', unit: 'contact' },
  ...list('VendorTransfers', { fetchTransfer: 'findTransfer' }),
  ...list('Records', { read: 'find', findUids: 'listUids' }),
  ...list('Identity', { findMissing: 'listMissing' }),
  ...list('OrderedVariant', { active: 'isActive' }),
  ...list('DraftOrder', { open: 'isOpen' }),
  ...list('MemberRecord', { chargeBeeId: 'customerId' }),
  { of: 'MemberRecord', from: 'selfFuturesUpgraded', to: 'facts', unit: 'fact' },
  // The order counts: one takes over the old name of the other.
  ...list('ShopAdmin', { findDraftOrder: 'findDraftOrderByTag' }),
  ...list('ShopAdmin', { fetchDraftOrder: 'findDraftOrder', fetchVariants: 'listVariants' }),
];
