import type { ScaResponse } from '@guildhall/api-contract/shop';
import type { ShopOperation } from '@guildhall/shop-client';

/** The caller on whose behalf the shop is called, and the deadline. */
export interface CallOptions {
  /** The visitor's address, for the vendor's own limits; missing if the site reads for its pages. */
  buyerIp: string | undefined;
  /** Ends the call. */
  signal: AbortSignal;
}

/** Variants in the site’s own sales channel; any other is not sold there. */
export type SoldHere = ReadonlyMap<string, { availableForSale: boolean }>;

/** The shop, as visitors may use it. Methods reject with UpstreamError when it fails or does not respond in time. */
export interface Storefront {
  /** Runs one of the build's documents. */
  run(
    operation: ShopOperation,
    variables: Record<string, unknown>,
    options: CallOptions,
  ): Promise<ScaResponse>;
  /**
   * Reads the prefix of a title for which a search in the vendor's own language searches, as visitors may send it.
   *
   * @returns `undefined` for every other text
   */
  parseSearchPrefix(document: string): string | undefined;
  /** Fetches which of these variants the site’s own sales channel sells. */
  fetchSoldHere(ids: readonly string[], options: CallOptions): Promise<SoldHere>;
}

/** A variant in an order, with what the rules for orders need. */
export interface OrderedVariant {
  /** Global id of the variant. */
  id: string;
  /** Global id of its product. */
  productId: string;
  /** The product's. */
  title: string;
  /** The product's vendor, which says whether it is an event. */
  vendor: string;
  /** The product's type, as the shop's office names it. */
  productType: string;
  /** Not a draft, and not archived. */
  isActive: boolean;
  /** False if it is sold out. */
  availableForSale: boolean;
  /** Remaining stock; `undefined` if it is not counted. */
  remaining: number | undefined;
}

/** A prepared order. */
export interface DraftOrder {
  /** Global id. */
  id: string;
  /** Set only once the invoice can be opened: the shop processes an order after creating it. */
  invoiceUrl: string | undefined;
  /** Not paid yet. */
  isOpen: boolean;
  /** The office's tags, and the attempt's key. */
  tags: string[];
  /** ms since 1970. */
  createdAt: number;
}

/** The buyer, and what is ordered. */
export interface InvoiceOrder {
  /** The attempt's key, used to find the order again. */
  key: string;
  /** Country code and number, as the EU writes them. */
  number: { country: string; number: string };
  /** The EU’s confirmation of the number, for auditors. */
  confirmation: {
    /** ISO 8601. */
    at: string;
    /** The number of this consultation; only with a requester. */
    consultation: string | undefined;
    /** The owner; some countries do not disclose it. */
    name: string | undefined;
  };
  /** Address that the shop writes to. */
  email: string | undefined;
  /** The company's name, as typed. */
  company: string | undefined;
  /** Global ids of variants, with their quantities. */
  lineItems: readonly { variantId: string; quantity: number }[];
}

/**
 * The shop's administration, as invoices need it. Every method rejects with `ShopResponseError` or UpstreamError.
 */
export interface ShopAdmin {
  /** In any order; variants that no longer exist are left out. */
  listVariants(ids: readonly string[]): Promise<OrderedVariant[]>;
  /** The order with this global id; `undefined` when there is none. */
  findDraftOrder(id: string): Promise<DraftOrder | undefined>;
  /** The newest open one with the tag. */
  findDraftOrderByTag(tag: string): Promise<DraftOrder | undefined>;
  /** Converts an order without VAT to the vendor's form, with its key as a tag. */
  toOrderInput(order: InvoiceOrder): object;
  /**
   * Sent once. Unless `isNotCreatedError`, it may have been created in spite of a failure.
   *
   * @param input from `toOrderInput`
   */
  createDraftOrder(input: object): Promise<DraftOrder>;
}
