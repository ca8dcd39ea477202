/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/**
 * A custom key-value pair that stores additional information on a
 * [cart](https://shopify.dev/docs/api/storefront/current/objects/Cart) or [cart
 * line](https://shopify.dev/docs/api/storefront/current/objects/CartLine).
 * Attributes capture additional information like gift messages, special
 * instructions, or custom order details. Learn more about [managing carts with the Storefront API](https://shopify.dev/docs/storefronts/headless/building-with-the-storefront-api/cart/manage).
 */
export type AttributeInput = {
  /** Key or name of the attribute. */
  key: string;
  /** Value of the attribute. */
  value: string;
};

/**
 * Error codes returned by [`CartUserError`](https://shopify.dev/docs/api/storefront/current/objects/CartUserError)
 * during cart mutations. Covers validation failures for addresses, quantities,
 * delivery options, merchandise lines, discount codes, and metafields.
 */
export type CartErrorCode =
  /** The specified address field contains emojis. */
  | 'ADDRESS_FIELD_CONTAINS_EMOJIS'
  /** The specified address field contains HTML tags. */
  | 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
  /** The specified address field contains a URL. */
  | 'ADDRESS_FIELD_CONTAINS_URL'
  /** The specified address field does not match the expected pattern. */
  | 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'
  /** The specified address field is required. */
  | 'ADDRESS_FIELD_IS_REQUIRED'
  /** The specified address field is too long. */
  | 'ADDRESS_FIELD_IS_TOO_LONG'
  /** Bundles and addons cannot be mixed. */
  | 'BUNDLES_AND_ADDONS_CANNOT_BE_MIXED'
  /** Buyer cannot purchase for company location. */
  | 'BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION'
  /** The cart is too large to save. */
  | 'CART_TOO_LARGE'
  /** The specified gift card recipient is invalid. */
  | 'GIFT_CARD_RECIPIENT_INVALID'
  /** The input value is invalid. */
  | 'INVALID'
  /** Company location not found or not allowed. */
  | 'INVALID_COMPANY_LOCATION'
  /** The delivery address was not found. */
  | 'INVALID_DELIVERY_ADDRESS_ID'
  /** Delivery group was not found in cart. */
  | 'INVALID_DELIVERY_GROUP'
  /** Delivery option was not valid. */
  | 'INVALID_DELIVERY_OPTION'
  /** The quantity must be a multiple of the specified increment. */
  | 'INVALID_INCREMENT'
  /** Merchandise line was not found in cart. */
  | 'INVALID_MERCHANDISE_LINE'
  /** The metafields were not valid. */
  | 'INVALID_METAFIELDS'
  /** The given zip code is invalid for the provided country. */
  | 'INVALID_ZIP_CODE_FOR_COUNTRY'
  /** The given zip code is invalid for the provided province. */
  | 'INVALID_ZIP_CODE_FOR_PROVINCE'
  /** The input value should be less than the maximum value allowed. */
  | 'LESS_THAN'
  /** The quantity must be below the specified maximum for the item. */
  | 'MAXIMUM_EXCEEDED'
  /** An error occurred while processing cart transformations. */
  | 'MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR'
  /** Item cannot be purchased as configured. */
  | 'MERCHANDISE_NOT_APPLICABLE'
  /** The quantity must be above the specified minimum for the item. */
  | 'MINIMUM_NOT_MET'
  /** The customer access token is required when setting a company location. */
  | 'MISSING_CUSTOMER_ACCESS_TOKEN'
  /** Missing discount code. */
  | 'MISSING_DISCOUNT_CODE'
  /** Missing note. */
  | 'MISSING_NOTE'
  /** The note length must be below the specified maximum. */
  | 'NOTE_TOO_LONG'
  /** Only one delivery address can be selected. */
  | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
  /** Cannot reference existing parent lines by variant_id. */
  | 'PARENT_LINE_INVALID_REFERENCE'
  /** Parent line nesting is too deep or circular. */
  | 'PARENT_LINE_NESTING_TOO_DEEP'
  /** Parent line not found. */
  | 'PARENT_LINE_NOT_FOUND'
  /** Nested cartlines are blocked due to an incompatibility. */
  | 'PARENT_LINE_OPERATION_BLOCKED'
  /** The delivery group is in a pending state. */
  | 'PENDING_DELIVERY_GROUPS'
  /** The given province cannot be found. */
  | 'PROVINCE_NOT_FOUND'
  /** Selling plan is not applicable. */
  | 'SELLING_PLAN_NOT_APPLICABLE'
  /** An error occurred while saving the cart. */
  | 'SERVICE_UNAVAILABLE'
  /** Too many delivery addresses on Cart. */
  | 'TOO_MANY_DELIVERY_ADDRESSES'
  /** A general error occurred during address validation. */
  | 'UNSPECIFIED_ADDRESS_ERROR'
  /** Validation failed. */
  | 'VALIDATION_CUSTOM'
  /** Variant can only be purchased with a selling plan. */
  | 'VARIANT_REQUIRES_SELLING_PLAN'
  /** The given zip code is unsupported. */
  | 'ZIP_CODE_NOT_SUPPORTED';

/**
 * The input fields for adding a merchandise line to a cart. Each line represents a [`ProductVariant`](https://shopify.dev/docs/api/storefront/current/objects/ProductVariant)
 * the buyer intends to purchase, along with the quantity and optional [`SellingPlan`](https://shopify.dev/docs/api/storefront/current/objects/SellingPlan)
 * for subscriptions.
 *
 * Used by the [`cartCreate`](https://shopify.dev/docs/api/storefront/current/mutations/cartCreate) mutation when creating a cart with initial items, and the [`cartLinesAdd`](https://shopify.dev/docs/api/storefront/current/mutations/cartLinesAdd)
 * mutation when adding items to an existing cart.
 */
export type CartLineInput = {
  /**
   * An array of key-value pairs that contains additional information about the merchandise line.
   *
   * The input must not contain more than `250` values.
   */
  attributes?: Array<AttributeInput> | null | undefined;
  /** The ID of the merchandise that the buyer intends to purchase. */
  merchandiseId: string | number;
  /** The parent line item of the cart line. */
  parent?: CartLineParentInput | null | undefined;
  /** The quantity of the merchandise. */
  quantity?: number | null | undefined;
  /** The ID of the selling plan that the merchandise is being purchased with. */
  sellingPlanId?: string | number | null | undefined;
};

/** The parent line item of the cart line. */
export type CartLineParentInput =
  {   /** The id of the parent line item. */
  lineId: string | number; merchandiseId?: never; }
  |  { lineId?: never;   /** The ID of the parent line merchandise. */
  merchandiseId: string | number; };

/**
 * The input fields for updating a merchandise line in a cart. Used by the [`cartLinesUpdate`](https://shopify.dev/docs/api/storefront/current/mutations/cartLinesUpdate) mutation.
 *
 * Specify the line item's [`id`](https://shopify.dev/docs/api/storefront/current/input-objects/CartLineUpdateInput#fields-id)
 * along with any fields to modify. You can change the quantity, swap the
 * merchandise, update custom attributes, or associate a different selling plan.
 */
export type CartLineUpdateInput = {
  /**
   * An array of key-value pairs that contains additional information about the merchandise line.
   *
   * The input must not contain more than `250` values.
   */
  attributes?: Array<AttributeInput> | null | undefined;
  /** The ID of the merchandise line. Mutually exclusive with `viewKey`. */
  id?: string | number | null | undefined;
  /** The ID of the merchandise for the line item. */
  merchandiseId?: string | number | null | undefined;
  /** The quantity of the line item. */
  quantity?: number | null | undefined;
  /** The ID of the selling plan that the merchandise is being purchased with. */
  sellingPlanId?: string | number | null | undefined;
  /**
   * The `view_key` of the merchandise line, as exposed in Liquid via the cart line
   * `view_key` filter. Mutually exclusive with `id`.
   */
  viewKey?: string | null | undefined;
};

/** The code for the cart warning. */
export type CartWarningCode =
  /** The discount code cannot be honored. */
  | 'DISCOUNT_CODE_NOT_HONOURED'
  /** The discount is currently inactive. */
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  /** The customer is not eligible for this discount. */
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  /** The customer's discount usage limit has been reached. */
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  /** An eligible customer is missing for this discount. */
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  /** The purchase type is incompatible with this discount. */
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  /** The discount was not found. */
  | 'DISCOUNT_NOT_FOUND'
  /** There are no entitled line items for this discount. */
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  /** There are no entitled shipping lines for this discount. */
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  /** The purchase is not in range for this discount. */
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  /** The quantity is not in range for this discount. */
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  /** The discount usage limit has been reached. */
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  /** A delivery address with the same details already exists on this cart. */
  | 'DUPLICATE_DELIVERY_ADDRESS'
  /** The merchandise does not have enough stock. */
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  /** The merchandise is out of stock. */
  | 'MERCHANDISE_OUT_OF_STOCK'
  /** Only one-time purchase is available for B2B orders. */
  | 'MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION'
  /** Gift cards are not available as a payment method. */
  | 'PAYMENTS_GIFT_CARDS_UNAVAILABLE'
  /** The product is unavailable in the current buyer location. */
  | 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION';

/**
 * Sort options for products within a [`Collection`](https://shopify.dev/docs/api/storefront/current/objects/Collection). Used by the [`products`](https://shopify.dev/docs/api/storefront/current/objects/Collection#field-Collection.fields.products)
 * connection to order results by best-selling, price, title, creation date, or the
 * collection's default and manual ordering.
 *
 * > Note: The [`RELEVANCE`](https://shopify.dev/docs/api/storefront/current/enums/ProductCollectionSortKeys#enums-RELEVANCE) key applies only when you specify a search query.
 */
export type ProductCollectionSortKeys =
  /** Sort by the `best-selling` value. */
  | 'BEST_SELLING'
  /** Sort by the `collection-default` value. */
  | 'COLLECTION_DEFAULT'
  /** Sort by the `created` value. */
  | 'CREATED'
  /** Sort by the `id` value. */
  | 'ID'
  /** Sort by the `manual` value. */
  | 'MANUAL'
  /** Sort by the `price` value. */
  | 'PRICE'
  /**
   * Sort by relevance to the search terms when the `query` parameter is specified on the connection.
   * Don't use this sort key when no search query is specified.
   */
  | 'RELEVANCE'
  /** Sort by the `title` value. */
  | 'TITLE';

export type CartCreateMutationVariables = Exact<{
  lines: Array<CartLineInput> | CartLineInput;
  country?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type CartCreateMutation = { cartCreate: { cart: { id: string, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountCodes: Array<{ code: string, applicable: boolean }>, lines: { nodes: Array<
          | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, everyDiscount: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
          | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, everyDiscount: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, target: string, message: string }> } | null };

export type CartLinesAddMutationVariables = Exact<{
  cartId: string | number;
  lines: Array<CartLineInput> | CartLineInput;
  language?: string | null | undefined;
}>;


export type CartLinesAddMutation = { cartLinesAdd: { cart: { id: string, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountCodes: Array<{ code: string, applicable: boolean }>, lines: { nodes: Array<
          | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, everyDiscount: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
          | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, everyDiscount: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, target: string, message: string }> } | null };

export type CartLinesRemoveMutationVariables = Exact<{
  cartId: string | number;
  lineIds: Array<string | number> | string | number;
  language?: string | null | undefined;
}>;


export type CartLinesRemoveMutation = { cartLinesRemove: { cart: { id: string, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountCodes: Array<{ code: string, applicable: boolean }>, lines: { nodes: Array<
          | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, everyDiscount: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
          | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, everyDiscount: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, target: string, message: string }> } | null };

export type CartLinesUpdateMutationVariables = Exact<{
  cartId: string | number;
  lines: Array<CartLineUpdateInput> | CartLineUpdateInput;
  language?: string | null | undefined;
}>;


export type CartLinesUpdateMutation = { cartLinesUpdate: { cart: { id: string, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountCodes: Array<{ code: string, applicable: boolean }>, lines: { nodes: Array<
          | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, everyDiscount: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
          | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, everyDiscount: Array<
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
              | { code: string, discountedAmount: { amount: string, currencyCode: string } }
              | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
        > } } | null, userErrors: Array<{ code: CartErrorCode | null, field: Array<string> | null, message: string }>, warnings: Array<{ code: CartWarningCode, target: string, message: string }> } | null };

export type CartWithoutProductsQueryVariables = Exact<{
  id: string | number;
  language?: string | null | undefined;
}>;


export type CartWithoutProductsQuery = { cart: { lines: { nodes: Array<
        | { id: string, merchandise: { id: string, title: string } }
        | { id: string, merchandise: { id: string, title: string } }
      > } } | null };

export type CartQueryVariables = Exact<{
  id: string | number;
  language?: string | null | undefined;
}>;


export type CartQuery = { cart: { id: string, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountCodes: Array<{ code: string, applicable: boolean }>, lines: { nodes: Array<
        | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
            | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            | { code: string, discountedAmount: { amount: string, currencyCode: string } }
            | { title: string, discountedAmount: { amount: string, currencyCode: string } }
          >, everyDiscount: Array<
            | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            | { code: string, discountedAmount: { amount: string, currencyCode: string } }
            | { title: string, discountedAmount: { amount: string, currencyCode: string } }
          >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
        | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
            | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            | { code: string, discountedAmount: { amount: string, currencyCode: string } }
            | { title: string, discountedAmount: { amount: string, currencyCode: string } }
          >, everyDiscount: Array<
            | { title: string, discountedAmount: { amount: string, currencyCode: string } }
            | { code: string, discountedAmount: { amount: string, currencyCode: string } }
            | { title: string, discountedAmount: { amount: string, currencyCode: string } }
          >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
      > } } | null };

export type CollectionPageQueryVariables = Exact<{
  handle: string;
  first: number;
  after?: string | null | undefined;
  sortKey?: ProductCollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  withProducts?: boolean | null | undefined;
  country?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type CollectionPageQuery = { collection: { handle?: string, title?: string, description?: string, products: { nodes?: Array<{ id: string, handle: string, title: string, vendor: string, images: { nodes: Array<{ id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string }> }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, requiresShipping: boolean, price: { amount: string, currencyCode: string }, selectedOptions: Array<{ name: string, value: string }> }> } }>, pageInfo: { hasNextPage: boolean, endCursor?: string | null } } } | null };

export type CollectionQueryVariables = Exact<{
  handle: string;
  first?: number | null | undefined;
  country?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type CollectionQuery = { collection: { products: { nodes: Array<{ id: string, handle: string, title: string, vendor: string, description: string, descriptionHtml: string, images: { nodes: Array<{ id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string }> }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, requiresShipping: boolean, price: { amount: string, currencyCode: string }, selectedOptions: Array<{ name: string, value: string }>, quantityRule: { minimum: number, maximum: number | null, increment: number } }> }, collections: { nodes: Array<{ handle: string, title: string }> } }> } } | null };

export type CollectionsQueryVariables = Exact<{
  country?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type CollectionsQuery = { collections: { nodes: Array<{ handle: string, title: string, description: string }> } };

export type ImagePartsFragment = { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string };

export type VariantPartsFragment = { id: string, title: string, availableForSale: boolean, requiresShipping: boolean, price: { amount: string, currencyCode: string }, selectedOptions: Array<{ name: string, value: string }> };

export type QuantityRulePartsFragment = { quantityRule: { minimum: number, maximum: number | null, increment: number } };

export type ProductCardPartsFragment = { id: string, handle: string, title: string, vendor: string, images: { nodes: Array<{ id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string }> }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, requiresShipping: boolean, price: { amount: string, currencyCode: string }, selectedOptions: Array<{ name: string, value: string }> }> } };

export type ProductPartsFragment = { id: string, handle: string, title: string, vendor: string, description: string, descriptionHtml: string, images: { nodes: Array<{ id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string }> }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, requiresShipping: boolean, price: { amount: string, currencyCode: string }, selectedOptions: Array<{ name: string, value: string }>, quantityRule: { minimum: number, maximum: number | null, increment: number } }> }, collections: { nodes: Array<{ handle: string, title: string }> } };

type DiscountParts_CartAutomaticDiscountAllocation_Fragment = { title: string, discountedAmount: { amount: string, currencyCode: string } };

type DiscountParts_CartCodeDiscountAllocation_Fragment = { code: string, discountedAmount: { amount: string, currencyCode: string } };

type DiscountParts_CartCustomDiscountAllocation_Fragment = { title: string, discountedAmount: { amount: string, currencyCode: string } };

export type DiscountPartsFragment =
  | DiscountParts_CartAutomaticDiscountAllocation_Fragment
  | DiscountParts_CartCodeDiscountAllocation_Fragment
  | DiscountParts_CartCustomDiscountAllocation_Fragment
;

export type CartPartsFragment = { id: string, checkoutUrl: string, cost: { subtotalAmount: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountCodes: Array<{ code: string, applicable: boolean }>, lines: { nodes: Array<
      | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
          | { title: string, discountedAmount: { amount: string, currencyCode: string } }
          | { code: string, discountedAmount: { amount: string, currencyCode: string } }
          | { title: string, discountedAmount: { amount: string, currencyCode: string } }
        >, everyDiscount: Array<
          | { title: string, discountedAmount: { amount: string, currencyCode: string } }
          | { code: string, discountedAmount: { amount: string, currencyCode: string } }
          | { title: string, discountedAmount: { amount: string, currencyCode: string } }
        >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
      | { id: string, quantity: number, cost: { amountPerQuantity: { amount: string, currencyCode: string }, totalAmount: { amount: string, currencyCode: string } }, discountAllocations: Array<
          | { title: string, discountedAmount: { amount: string, currencyCode: string } }
          | { code: string, discountedAmount: { amount: string, currencyCode: string } }
          | { title: string, discountedAmount: { amount: string, currencyCode: string } }
        >, everyDiscount: Array<
          | { title: string, discountedAmount: { amount: string, currencyCode: string } }
          | { code: string, discountedAmount: { amount: string, currencyCode: string } }
          | { title: string, discountedAmount: { amount: string, currencyCode: string } }
        >, merchandise: { id: string, title: string, availableForSale: boolean, selectedOptions: Array<{ name: string, value: string }>, image: { id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string } | null, product: { handle: string, title: string, vendor: string, collections: { nodes: Array<{ title: string }> } }, quantityRule: { minimum: number, maximum: number | null, increment: number } } }
    > } };

export type UserErrorPartsFragment = { code: CartErrorCode | null, field: Array<string> | null, message: string };

export type WarningPartsFragment = { code: CartWarningCode, target: string, message: string };

export type ProductSearchQueryVariables = Exact<{
  query: string;
  first: number;
  after?: string | null | undefined;
  withProducts?: boolean | null | undefined;
  country?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type ProductSearchQuery = { search: { totalCount?: number, nodes?: Array<
      | { id: string, handle: string, title: string, vendor: string, images: { nodes: Array<{ id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string }> }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, requiresShipping: boolean, price: { amount: string, currencyCode: string }, selectedOptions: Array<{ name: string, value: string }> }> } }
      | Record<PropertyKey, never>
    >, pageInfo: { hasNextPage: boolean, endCursor?: string | null } } };

export type ProductQueryVariables = Exact<{
  handle: string;
  country?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type ProductQuery = { product: { id: string, handle: string, title: string, vendor: string, description: string, descriptionHtml: string, images: { nodes: Array<{ id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string }> }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, requiresShipping: boolean, price: { amount: string, currencyCode: string }, selectedOptions: Array<{ name: string, value: string }>, quantityRule: { minimum: number, maximum: number | null, increment: number } }> }, collections: { nodes: Array<{ handle: string, title: string }> } } | null };

export type SearchQueryVariables = Exact<{
  query: string;
  country?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type SearchQuery = { products: { edges: Array<{ node: { id: string, handle: string, title: string, vendor: string, description: string, descriptionHtml: string, images: { nodes: Array<{ id: string | null, altText: string | null, width: number | null, height: number | null, url: string, small: string }> }, variants: { nodes: Array<{ id: string, title: string, availableForSale: boolean, requiresShipping: boolean, price: { amount: string, currencyCode: string }, selectedOptions: Array<{ name: string, value: string }>, quantityRule: { minimum: number, maximum: number | null, increment: number } }> }, collections: { nodes: Array<{ handle: string, title: string }> } } }> } };

export type UrlRedirectsQueryVariables = Exact<{
  query: string;
  country?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type UrlRedirectsQuery = { urlRedirects: { nodes: Array<{ path: string, target: string }> } };

export type VariantsOnSaleQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  country?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type VariantsOnSaleQuery = { nodes: Array<
    | { id: string, product: { id: string } }
    | Record<PropertyKey, never>
   | null> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ImagePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) }`, {"fragmentName":"ImageParts"}) as unknown as TypedDocumentString<ImagePartsFragment, unknown>;
export const VariantPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment VariantParts on ProductVariant { id title availableForSale requiresShipping price { amount currencyCode } selectedOptions { name value } }`, {"fragmentName":"VariantParts"}) as unknown as TypedDocumentString<VariantPartsFragment, unknown>;
export const ProductCardPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment ProductCardParts on Product { id handle title vendor images(first: 1) { nodes { ...ImageParts } } variants(first: 10) { nodes { ...VariantParts } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment VariantParts on ProductVariant { id title availableForSale requiresShipping price { amount currencyCode } selectedOptions { name value } }`, {"fragmentName":"ProductCardParts"}) as unknown as TypedDocumentString<ProductCardPartsFragment, unknown>;
export const QuantityRulePartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } }`, {"fragmentName":"QuantityRuleParts"}) as unknown as TypedDocumentString<QuantityRulePartsFragment, unknown>;
export const ProductPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment ProductParts on Product { id handle title vendor description descriptionHtml images(first: 10) { nodes { ...ImageParts } } variants(first: 10) { nodes { ...VariantParts ...QuantityRuleParts } } collections(first: 10) { nodes { handle title } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment VariantParts on ProductVariant { id title availableForSale requiresShipping price { amount currencyCode } selectedOptions { name value } } fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } }`, {"fragmentName":"ProductParts"}) as unknown as TypedDocumentString<ProductPartsFragment, unknown>;
export const DiscountPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment DiscountParts on CartDiscountAllocation { discountedAmount { amount currencyCode } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } ... on CartCodeDiscountAllocation { code } }`, {"fragmentName":"DiscountParts"}) as unknown as TypedDocumentString<DiscountPartsFragment, unknown>;
export const CartPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment CartParts on Cart { id checkoutUrl cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } discountCodes { code applicable } lines(first: 100) { nodes { id quantity cost { amountPerQuantity { amount currencyCode } totalAmount { amount currencyCode } } discountAllocations { ...DiscountParts } everyDiscount: discountAllocations(lineLevelOnly: false) { ...DiscountParts } merchandise { ... on ProductVariant { id title availableForSale ...QuantityRuleParts selectedOptions { name value } image { ...ImageParts } product { handle title vendor collections(first: 1) { nodes { title } } } } } } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } } fragment DiscountParts on CartDiscountAllocation { discountedAmount { amount currencyCode } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } ... on CartCodeDiscountAllocation { code } }`, {"fragmentName":"CartParts"}) as unknown as TypedDocumentString<CartPartsFragment, unknown>;
export const UserErrorPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment UserErrorParts on CartUserError { code field message }`, {"fragmentName":"UserErrorParts"}) as unknown as TypedDocumentString<UserErrorPartsFragment, unknown>;
export const WarningPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment WarningParts on CartWarning { code target message }`, {"fragmentName":"WarningParts"}) as unknown as TypedDocumentString<WarningPartsFragment, unknown>;
export const CartCreateDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CartCreate($lines: [CartLineInput!]!, $country: CountryCode, $language: LanguageCode) @inContext(language: $language) { cartCreate(input: {lines: $lines, buyerIdentity: {countryCode: $country}}) { cart { ...CartParts } userErrors { ...UserErrorParts } warnings { ...WarningParts } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } } fragment DiscountParts on CartDiscountAllocation { discountedAmount { amount currencyCode } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } ... on CartCodeDiscountAllocation { code } } fragment CartParts on Cart { id checkoutUrl cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } discountCodes { code applicable } lines(first: 100) { nodes { id quantity cost { amountPerQuantity { amount currencyCode } totalAmount { amount currencyCode } } discountAllocations { ...DiscountParts } everyDiscount: discountAllocations(lineLevelOnly: false) { ...DiscountParts } merchandise { ... on ProductVariant { id title availableForSale ...QuantityRuleParts selectedOptions { name value } image { ...ImageParts } product { handle title vendor collections(first: 1) { nodes { title } } } } } } } } fragment UserErrorParts on CartUserError { code field message } fragment WarningParts on CartWarning { code target message }`) as unknown as TypedDocumentString<CartCreateMutation, CartCreateMutationVariables>;
export const CartLinesAddDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $language: LanguageCode) @inContext(language: $language) { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { ...CartParts } userErrors { ...UserErrorParts } warnings { ...WarningParts } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } } fragment DiscountParts on CartDiscountAllocation { discountedAmount { amount currencyCode } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } ... on CartCodeDiscountAllocation { code } } fragment CartParts on Cart { id checkoutUrl cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } discountCodes { code applicable } lines(first: 100) { nodes { id quantity cost { amountPerQuantity { amount currencyCode } totalAmount { amount currencyCode } } discountAllocations { ...DiscountParts } everyDiscount: discountAllocations(lineLevelOnly: false) { ...DiscountParts } merchandise { ... on ProductVariant { id title availableForSale ...QuantityRuleParts selectedOptions { name value } image { ...ImageParts } product { handle title vendor collections(first: 1) { nodes { title } } } } } } } } fragment UserErrorParts on CartUserError { code field message } fragment WarningParts on CartWarning { code target message }`) as unknown as TypedDocumentString<CartLinesAddMutation, CartLinesAddMutationVariables>;
export const CartLinesRemoveDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $language: LanguageCode) @inContext(language: $language) { cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { cart { ...CartParts } userErrors { ...UserErrorParts } warnings { ...WarningParts } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } } fragment DiscountParts on CartDiscountAllocation { discountedAmount { amount currencyCode } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } ... on CartCodeDiscountAllocation { code } } fragment CartParts on Cart { id checkoutUrl cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } discountCodes { code applicable } lines(first: 100) { nodes { id quantity cost { amountPerQuantity { amount currencyCode } totalAmount { amount currencyCode } } discountAllocations { ...DiscountParts } everyDiscount: discountAllocations(lineLevelOnly: false) { ...DiscountParts } merchandise { ... on ProductVariant { id title availableForSale ...QuantityRuleParts selectedOptions { name value } image { ...ImageParts } product { handle title vendor collections(first: 1) { nodes { title } } } } } } } } fragment UserErrorParts on CartUserError { code field message } fragment WarningParts on CartWarning { code target message }`) as unknown as TypedDocumentString<CartLinesRemoveMutation, CartLinesRemoveMutationVariables>;
export const CartLinesUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $language: LanguageCode) @inContext(language: $language) { cartLinesUpdate(cartId: $cartId, lines: $lines) { cart { ...CartParts } userErrors { ...UserErrorParts } warnings { ...WarningParts } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } } fragment DiscountParts on CartDiscountAllocation { discountedAmount { amount currencyCode } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } ... on CartCodeDiscountAllocation { code } } fragment CartParts on Cart { id checkoutUrl cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } discountCodes { code applicable } lines(first: 100) { nodes { id quantity cost { amountPerQuantity { amount currencyCode } totalAmount { amount currencyCode } } discountAllocations { ...DiscountParts } everyDiscount: discountAllocations(lineLevelOnly: false) { ...DiscountParts } merchandise { ... on ProductVariant { id title availableForSale ...QuantityRuleParts selectedOptions { name value } image { ...ImageParts } product { handle title vendor collections(first: 1) { nodes { title } } } } } } } } fragment UserErrorParts on CartUserError { code field message } fragment WarningParts on CartWarning { code target message }`) as unknown as TypedDocumentString<CartLinesUpdateMutation, CartLinesUpdateMutationVariables>;
export const CartWithoutProductsDocument = /*#__PURE__*/ new TypedDocumentString(`query CartWithoutProducts($id: ID!, $language: LanguageCode) @inContext(language: $language) { cart(id: $id) { lines(first: 100) { nodes { id merchandise { ... on ProductVariant { id title } } } } } }`) as unknown as TypedDocumentString<CartWithoutProductsQuery, CartWithoutProductsQueryVariables>;
export const CartDocument = /*#__PURE__*/ new TypedDocumentString(`query Cart($id: ID!, $language: LanguageCode) @inContext(language: $language) { cart(id: $id) { ...CartParts } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } } fragment DiscountParts on CartDiscountAllocation { discountedAmount { amount currencyCode } ... on CartAutomaticDiscountAllocation { title } ... on CartCustomDiscountAllocation { title } ... on CartCodeDiscountAllocation { code } } fragment CartParts on Cart { id checkoutUrl cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } } discountCodes { code applicable } lines(first: 100) { nodes { id quantity cost { amountPerQuantity { amount currencyCode } totalAmount { amount currencyCode } } discountAllocations { ...DiscountParts } everyDiscount: discountAllocations(lineLevelOnly: false) { ...DiscountParts } merchandise { ... on ProductVariant { id title availableForSale ...QuantityRuleParts selectedOptions { name value } image { ...ImageParts } product { handle title vendor collections(first: 1) { nodes { title } } } } } } } }`) as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const CollectionPageDocument = /*#__PURE__*/ new TypedDocumentString(`query CollectionPage($handle: String!, $first: Int!, $after: String, $sortKey: ProductCollectionSortKeys = COLLECTION_DEFAULT, $reverse: Boolean = false, $withProducts: Boolean = true, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { collection(handle: $handle) { handle @include(if: $withProducts) title @include(if: $withProducts) description @include(if: $withProducts) products(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse) { nodes @include(if: $withProducts) { ...ProductCardParts } pageInfo { hasNextPage endCursor @skip(if: $withProducts) } } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment VariantParts on ProductVariant { id title availableForSale requiresShipping price { amount currencyCode } selectedOptions { name value } } fragment ProductCardParts on Product { id handle title vendor images(first: 1) { nodes { ...ImageParts } } variants(first: 10) { nodes { ...VariantParts } } }`) as unknown as TypedDocumentString<CollectionPageQuery, CollectionPageQueryVariables>;
export const CollectionDocument = /*#__PURE__*/ new TypedDocumentString(`query Collection($handle: String!, $first: Int = 3, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { collection(handle: $handle) { products(first: $first) { nodes { ...ProductParts } } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment VariantParts on ProductVariant { id title availableForSale requiresShipping price { amount currencyCode } selectedOptions { name value } } fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } } fragment ProductParts on Product { id handle title vendor description descriptionHtml images(first: 10) { nodes { ...ImageParts } } variants(first: 10) { nodes { ...VariantParts ...QuantityRuleParts } } collections(first: 10) { nodes { handle title } } }`) as unknown as TypedDocumentString<CollectionQuery, CollectionQueryVariables>;
export const CollectionsDocument = /*#__PURE__*/ new TypedDocumentString(`query Collections($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { collections(first: 50) { nodes { handle title description } } }`) as unknown as TypedDocumentString<CollectionsQuery, CollectionsQueryVariables>;
export const ProductSearchDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductSearch($query: String!, $first: Int!, $after: String, $withProducts: Boolean = true, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { search( query: $query types: [PRODUCT] prefix: LAST unavailableProducts: LAST first: $first after: $after ) { totalCount @include(if: $withProducts) nodes @include(if: $withProducts) { ... on Product { ...ProductCardParts } } pageInfo { hasNextPage endCursor @skip(if: $withProducts) } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment VariantParts on ProductVariant { id title availableForSale requiresShipping price { amount currencyCode } selectedOptions { name value } } fragment ProductCardParts on Product { id handle title vendor images(first: 1) { nodes { ...ImageParts } } variants(first: 10) { nodes { ...VariantParts } } }`) as unknown as TypedDocumentString<ProductSearchQuery, ProductSearchQueryVariables>;
export const ProductDocument = /*#__PURE__*/ new TypedDocumentString(`query Product($handle: String!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { product(handle: $handle) { ...ProductParts } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment VariantParts on ProductVariant { id title availableForSale requiresShipping price { amount currencyCode } selectedOptions { name value } } fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } } fragment ProductParts on Product { id handle title vendor description descriptionHtml images(first: 10) { nodes { ...ImageParts } } variants(first: 10) { nodes { ...VariantParts ...QuantityRuleParts } } collections(first: 10) { nodes { handle title } } }`) as unknown as TypedDocumentString<ProductQuery, ProductQueryVariables>;
export const SearchDocument = /*#__PURE__*/ new TypedDocumentString(`query Search($query: String!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { products(first: 5, query: $query) { edges { node { ...ProductParts } } } } fragment ImageParts on Image { id altText width height url(transform: {maxWidth: 1600}) small: url(transform: {maxWidth: 640}) } fragment VariantParts on ProductVariant { id title availableForSale requiresShipping price { amount currencyCode } selectedOptions { name value } } fragment QuantityRuleParts on ProductVariant { quantityRule { minimum maximum increment } } fragment ProductParts on Product { id handle title vendor description descriptionHtml images(first: 10) { nodes { ...ImageParts } } variants(first: 10) { nodes { ...VariantParts ...QuantityRuleParts } } collections(first: 10) { nodes { handle title } } }`) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const UrlRedirectsDocument = /*#__PURE__*/ new TypedDocumentString(`query UrlRedirects($query: String!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { urlRedirects(first: 5, query: $query) { nodes { path target } } }`) as unknown as TypedDocumentString<UrlRedirectsQuery, UrlRedirectsQueryVariables>;
export const VariantsOnSaleDocument = /*#__PURE__*/ new TypedDocumentString(`query VariantsOnSale($ids: [ID!]!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { nodes(ids: $ids) { ... on ProductVariant { id product { id } } } }`) as unknown as TypedDocumentString<VariantsOnSaleQuery, VariantsOnSaleQueryVariables>;