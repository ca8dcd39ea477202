/** The interfaces of 0.0.0 whose members have changed, so that the compiler finds where a site implements or calls them. */
export const oldInterfaces = `
declare module '@guildhall/suppliers' {
  export interface VendorCustomer { id: string; email: string; deleted: boolean; updated_at: number }
  export interface VendorSubscription { id: string; customerId: string | undefined; status: string; createdAt: number; planIds: string[] }
  export interface VendorInvoice { id: string; isPaid: boolean; currency: string; netPaid: number; isInProgress: boolean; paid: number }
  export interface VendorPage {
    id: string; type: string; url: string; state: string; embed?: boolean | undefined;
    created_at?: number | undefined; expires_at?: number | undefined; updated_at?: number | undefined;
    attemptId: string | undefined;
    content: { customer?: VendorCustomer | undefined; subscription?: VendorSubscription | undefined; invoice?: VendorInvoice | undefined };
  }
  export interface VendorPayments {
    listInvoices(subscriptionId: string): Promise<VendorInvoice[]>;
    endSubscription(id: string): Promise<void>;
    refund(invoiceId: string, amount: number): Promise<void>;
  }
  export interface VendorTransfers { fetchTransfer(pageId: string): Promise<any>; findOpenPage(order: any): Promise<VendorPage | undefined> }
  export interface Vendor extends VendorPayments {
    findPlan(id: string): Promise<any>;
    customersByEmail(spellings: readonly string[]): Promise<VendorCustomer[]>;
    customer(id: string): Promise<VendorCustomer | undefined>;
    customersSince(since: number): Promise<VendorCustomer[]>;
    listSubscriptions(customerIds: readonly string[]): Promise<VendorSubscription[]>;
    subscription(id: string): Promise<VendorSubscription | undefined>;
    createPage(order: any): Promise<VendorPage>;
    findPage(id: string): Promise<VendorPage | undefined>;
    paidPages(since: number, state?: 'succeeded' | 'acknowledged'): Promise<VendorPage[]>;
    acknowledge(id: string): Promise<void>;
    transfers?: VendorTransfers | undefined;
  }
  export interface MemberVendor { fetchStatus(customerId: string): Promise<any>; portal: any; fetchEmail(customerId: string): Promise<string | undefined> }
  export interface BillingConnection {
    name: 'live' | 'test';
    connect(options: any): Vendor;
    connectMembers(options: any): MemberVendor;
    isSender: any; readEvent: any;
  }
  export interface Records {
    read(uid: string): Promise<{ customerId: string | undefined } | undefined>;
    findUids(customerId: string): Promise<string[]>;
  }
  export interface Identity { findMissing(uids: readonly string[]): Promise<string[]>; fetchAccessToken: any; createPasswordCode?: any; logins?: any }
  export interface IdentityConnection { connect(deadlineMs: number, ...rest: any[]): Promise<Identity>; connectRecords(identity: any, options: any): Records }
  export interface OrderedVariant { id: string; productId: string; active: boolean; availableForSale: boolean }
  export interface DraftOrder { id: string; invoiceUrl: string | undefined; open: boolean; tags: string[]; createdAt: number }
  export interface ShopAdmin {
    fetchVariants(ids: readonly string[]): Promise<OrderedVariant[]>;
    fetchDraftOrder(id: string): Promise<DraftOrder | undefined>;
    findDraftOrder(tag: string): Promise<DraftOrder | undefined>;
    createDraftOrder(input: object): Promise<DraftOrder>;
  }
  export interface Adapter {
    name: string; roles: any;
    connectBilling?(settings: any): readonly BillingConnection[];
    connectIdentity?(settings: any): IdentityConnection | undefined;
    connectShopAdmin?(settings: any, onEvent: any): ShopAdmin | undefined;
  }
  export function defineAdapter(definition: Adapter & { [name: string]: any }): Adapter;
}
declare module '@guildhall/browser-suppliers' {
  export interface MemberRecord { chargeBeeId?: string; selfFuturesUpgraded?: boolean }
  export type ReadRecord = (...parts: any[]) => Promise<MemberRecord | undefined>;
}
declare module '@guildhall/member-portal' {
  export type { MemberRecord, ReadRecord } from '@guildhall/browser-suppliers';
}
`;
