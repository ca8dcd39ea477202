/** The documents for the shop's Admin API; each is checked against the vendor's own schema in a test. */
export const variantsQuery = `query OrderedVariants($ids: [ID!]!) {
  nodes(ids: $ids) { ... on ProductVariant {
    id availableForSale inventoryPolicy sellableOnlineQuantity inventoryItem { tracked }
    product { id title vendor productType status }
  } }
}`;

export const aboutQuery = `query AboutShop {
  shop { currencyCode taxesIncluded shopAddress { countryCodeV2 } }
  currentAppInstallation { accessScopes { handle } }
  publicApiVersions { handle supported }
}`;

export const draftOrderQuery = `query DraftOrder($id: ID!) {
  draftOrder(id: $id) { id invoiceUrl ready status tags createdAt }
}`;

export const draftOrdersQuery = `query DraftOrdersOfAttempt($query: String!) {
  draftOrders(first: 5, query: $query, sortKey: UPDATED_AT, reverse: true) {
    nodes { id invoiceUrl ready status tags createdAt }
  }
}`;

export const draftOrderMutation = `mutation CreateInvoice($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) {
    draftOrder { id invoiceUrl ready status tags createdAt }
    userErrors { field message }
  }
}`;
