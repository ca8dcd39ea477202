/** A membership that somebody has ordered. */
export interface VendorContract {
  /** Names that its customer may know: a reference, the IDs of subscription and invoices. The first one is the usual one. */
  references: readonly string[];
  /** The vendor's ID of its customer. */
  customerId: string;
  /** The vendor's ids of what is subscribed to. */
  planIds: readonly string[];
  /** The time of the order, ms since 1970: days in which one can withdraw begin here. */
  concludedAt: number;
  /** The vendor's ID of the subscription; missing until it is paid. */
  subscriptionId?: string | undefined;
  /** The end of the term that is paid, ms since 1970; missing if there is none. */
  endsAt?: number | undefined;
  /** True until it has ended. */
  isOpen: boolean;
}

/** Calls for people who withdraw from a contract, or cancel it. They reject as the other calls of the vendor. */
export interface VendorContracts {
  /** The contracts of these spellings of an email address, the newest first; those that are not paid yet, too. */
  listContracts(spellings: readonly string[]): Promise<VendorContract[]>;
  /**
   * Switches the renewal off: the subscription ends with the term that is paid, and nothing is charged again. It may be repeated; one
   * that has ended is left as it is.
   *
   * @returns the end, ms since 1970; `undefined` if the vendor has no date
   */
  stopRenewal(subscriptionId: string): Promise<number | undefined>;
  /**
   * Only for a vendor whose contracts are concluded before they are paid. Ends one that is not paid. It may be repeated.
   *
   * @param reference the usual one
   * @returns false if it was paid in the meantime
   */
  endUnpaid?(reference: string): Promise<boolean>;
}
