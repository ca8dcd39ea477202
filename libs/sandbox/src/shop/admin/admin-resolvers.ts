import { formatAmount } from '../catalogue/amounts.ts';
import type { ShopCatalogue, StockedProduct, StockedVariant } from '../catalogue/shop-catalogue.ts';
import type { Discounts } from '../carts/discounts.ts';
import type { DraftStore, StoredDraft } from '../drafts/draft-store.ts';
import type { GrantedTokens } from '../grants/granted-tokens.ts';
import { createConnection } from '../graphql/connection.ts';
import type { ShopContext } from '../graphql/graphql-endpoint.ts';
import { GraphQLError } from '../graphql/one-graphql.ts';
import { createShopSettingResolvers, type createShopSettings } from './shop-settings.ts';

interface AdminOptions {
  /** Name of the shop. */
  name: string;
  catalogue: ShopCatalogue;
  discounts: Discounts;
  drafts: DraftStore;
  granted: GrantedTokens;
  settings: ReturnType<typeof createShopSettings>;
  base: () => string;
}

interface DraftInput {
  email?: string | null;
  note?: string | null;
  taxExempt?: boolean | null;
  acceptAutomaticDiscounts?: boolean | null;
  tags?: string[] | null;
  customAttributes?: { key: string; value: string }[] | null;
  lineItems?: { variantId?: string | null; quantity: number }[] | null;
}

/** The sandbox's part of the vendor's Admin API: draft orders, their products, shop and app. */
export function createAdminResolvers(options: AdminOptions) {
  const { catalogue, drafts, granted } = options;
  /** Refuses, as the vendor does, if the app has none of these scopes. */
  const requireScopes = (field: string, ...scopes: string[]) => {
    if (scopes.some((scope) => granted.scopes().includes(scope))) return;
    throw new GraphQLError(`Access denied for ${field} field.`, { extensions: { code: 'ACCESS_DENIED' } });
  };
  const draftScopes = ['read_draft_orders', 'write_draft_orders'];
  const toView = (draft: StoredDraft) => toDraftView(options, draft);
  const findNode = (id: string) => {
    const variant = catalogue.variant(id);
    if (variant) return toVariantView(catalogue, variant);
    const product = catalogue.products.find((one) => one.id === id);
    return product && toProductView(product);
  };
  return {
    QueryRoot: {
      ...createShopSettingResolvers(options.settings, granted, options.base, options.name),
      node: (_: unknown, { id }: { id: string }) => findNode(id),
      nodes: (_: unknown, { ids }: { ids: string[] }) => {
        requireScopes('nodes', 'read_products');
        return ids.map(findNode);
      },
      productVariant: (_: unknown, { id }: { id: string }) => catalogue.variant(id) && findNode(id),
      draftOrder: (_: unknown, { id }: { id: string }) => {
        requireScopes('draftOrder', ...draftScopes);
        const draft = drafts.find(Number(id.split('/').at(-1)));
        return draft && toView(draft);
      },
      draftOrders: (
        _: unknown,
        args: { first?: number; last?: number; reverse?: boolean; query?: string },
      ) => {
        requireScopes('draftOrders', ...draftScopes);
        return createConnection(findTaggedDrafts(drafts, args.query).map(toView))(args);
      },
    },
    Mutation: {
      draftOrderCreate: (_: unknown, { input }: { input: DraftInput }, { refuse }: ShopContext) => {
        requireScopes('draftOrderCreate', 'write_draft_orders');
        const userErrors = refuse
          ? [{ field: null, message: 'The draft order could not be saved.' }]
          : listUserErrors(catalogue, input);
        if (userErrors.length > 0) return { draftOrder: null, userErrors };
        const draft = drafts.create({
          taxExempt: input.taxExempt === true,
          note: input.note ?? null,
          email: input.email ?? null,
          tags: input.tags ?? [],
          acceptsDiscounts: input.acceptAutomaticDiscounts === true,
          customAttributes: input.customAttributes ?? [],
          lines: (input.lineItems ?? []).map(({ variantId, quantity }) => ({
            variantId: variantId ?? '',
            quantity,
          })),
        });
        return { draftOrder: toView(draft), userErrors: [] };
      },
    },
  };
}

/** Supports only `tag:<one word>` of the vendor's search; anything else has no results. */
function findTaggedDrafts(drafts: DraftStore, query: string | undefined): readonly StoredDraft[] {
  const known = drafts.searchable();
  if (query === undefined || query === '') return known;
  const tag = /^tag:([\w-]+)$/.exec(query)?.[1];
  return known.filter(({ tags }) => tag !== undefined && tags.includes(tag));
}

function listUserErrors(catalogue: ShopCatalogue, { lineItems, email }: DraftInput) {
  if (email && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    return [{ field: ['email'], message: `${email} is not a valid email` }];
  if (!lineItems?.length) return [{ field: null, message: 'Add at least 1 product' }];
  return lineItems.flatMap(({ variantId, quantity }, at) => [
    ...(catalogue.variant(variantId ?? '')
      ? []
      : [{ field: ['lineItems', String(at), 'variantId'], message: 'Product with ID does not exist.' }]),
    ...(quantity >= 1
      ? []
      : [
          {
            field: ['lineItems', String(at), 'quantity'],
            message: 'Quantity must be greater than or equal to 1',
          },
        ]),
  ]);
}

function toProductView({ id, handle, title, vendor, productType, collections }: StockedProduct) {
  return {
    __typename: 'Product',
    id,
    handle,
    title,
    vendor,
    productType: productType ?? collections[0] ?? '',
    // In the admin, an unpublished product is active like any other.
    status: 'ACTIVE',
  };
}

function toVariantView(catalogue: ShopCatalogue, { id, title, price, product }: StockedVariant) {
  const { title: displayTitle } = product;
  const left = catalogue.stock(id);
  return {
    __typename: 'ProductVariant',
    id,
    title,
    displayName: `${displayTitle} - ${title}`,
    price: formatAmount(price),
    availableForSale: left > 0,
    inventoryPolicy: 'DENY',
    inventoryQuantity: left,
    sellableOnlineQuantity: left,
    inventoryItem: { id: id.replace('ProductVariant', 'InventoryItem'), tracked: true },
    product: toProductView(product),
  };
}

/** The order total without tax, in minor units, with automatic discounts if the order accepts them. */
function computeTotal(
  { catalogue, discounts }: AdminOptions,
  { lines, acceptsDiscounts }: StoredDraft,
): number {
  const priced = lines.flatMap(({ variantId, quantity }) => {
    const variant = catalogue.variant(variantId);
    return variant ? [{ handle: variant.product.handle, subtotal: variant.price * quantity }] : [];
  });
  let total = 0;
  for (const line of discounts.costs(priced)) {
    const automatic = [...line.onLine, ...line.onCart].filter(
      ({ discount }) => discount.kind === 'automatic',
    );
    total += line.subtotal - (acceptsDiscounts ? automatic.reduce((sum, { amount }) => sum + amount, 0) : 0);
  }
  return total;
}

/** The vendor processes an order after creating it: it is ready after a number of reads. */
function toDraftView(options: AdminOptions, draft: StoredDraft) {
  const { base, drafts, settings } = options;
  const total = computeTotal(options, draft);
  const { currencyCode } = settings.get();
  const ready = draft.looksLeft === 0;
  if (!ready) draft.looksLeft -= 1;
  const hasAddress = ready || drafts.habits().address;
  const amount = { amount: formatAmount(total), currencyCode };
  return {
    __typename: 'DraftOrder',
    id: `gid://shopify/DraftOrder/${draft.id}`,
    name: `#D${draft.id}`,
    status: draft.paid ? 'COMPLETED' : 'OPEN',
    ready,
    invoiceUrl: hasAddress ? `${base()}/invoices/${draft.id}/${draft.token}` : null,
    taxExempt: draft.taxExempt,
    taxesIncluded: settings.get().taxesIncluded,
    note2: draft.note,
    email: draft.email,
    tags: draft.tags,
    customAttributes: draft.customAttributes,
    currencyCode,
    presentmentCurrencyCode: currencyCode,
    createdAt: draft.createdAt.toISOString(),
    totalPriceSet: { shopMoney: amount, presentmentMoney: amount },
  };
}
