/** What the shop's Admin API is asked; each is checked against the vendor's own schema in a test. */
export const variantsQuery = `query OrderedVariants($ids: [ID!]!) {
  nodes(ids: $ids) { ... on ProductVariant { id product { id vendor } } }
}`;

export const draftOrdersQuery = `query DraftOrdersOfAttempt($query: String!) {
  draftOrders(first: 5, query: $query, sortKey: UPDATED_AT, reverse: true) {
    nodes { invoiceUrl status tags createdAt }
  }
}`;

export const draftOrderMutation = `mutation CreateInvoice($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) { draftOrder { invoiceUrl } userErrors { field message } }
}`;
