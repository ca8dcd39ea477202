import { amountText } from '../catalogue/amounts.ts';
import type { ShopCatalogue, StockedProduct, StockedVariant } from '../catalogue/shop-catalogue.ts';
import type { DraftStore, StoredDraft } from '../drafts/draft-store.ts';
import { connection } from '../graphql/connection.ts';
import type { ShopContext } from '../graphql/graphql-endpoint.ts';

interface AdminParts {
  catalogue: ShopCatalogue;
  drafts: DraftStore;
  base: () => string;
}

interface DraftInput {
  email?: string | null;
  note?: string | null;
  taxExempt?: boolean | null;
  tags?: string[] | null;
  customAttributes?: { key: string; value: string }[] | null;
  lineItems?: { variantId?: string | null; quantity: number }[] | null;
}

/** The fields of the vendor's Admin API that the sandbox answers: prepared orders, and what they are about. */
export function adminResolvers(parts: AdminParts) {
  const { catalogue, drafts } = parts;
  const node = (id: string) => {
    const variant = catalogue.variant(id);
    if (variant) return variantView(variant);
    const product = catalogue.products.find((one) => one.id === id);
    return product && productView(product);
  };
  return {
    QueryRoot: {
      node: (_: unknown, { id }: { id: string }) => node(id),
      nodes: (_: unknown, { ids }: { ids: string[] }) => ids.map(node),
      productVariant: (_: unknown, { id }: { id: string }) => catalogue.variant(id) && node(id),
      draftOrder: (_: unknown, { id }: { id: string }) => {
        const draft = drafts.find(Number(id.split('/').at(-1)));
        return draft && draftView(parts, draft);
      },
      draftOrders: (_: unknown, args: { first?: number; last?: number; reverse?: boolean; query?: string }) =>
        connection(taggedDrafts(drafts, args.query).map((draft) => draftView(parts, draft)))(args),
    },
    Mutation: {
      draftOrderCreate: (_: unknown, { input }: { input: DraftInput }, { refuse }: ShopContext) => {
        const userErrors = refuse
          ? [{ field: null, message: 'The draft order could not be saved.' }]
          : mistakes(catalogue, input);
        if (userErrors.length > 0) return { draftOrder: null, userErrors };
        const draft = drafts.create({
          taxExempt: input.taxExempt === true,
          note: input.note ?? null,
          email: input.email ?? null,
          tags: input.tags ?? [],
          customAttributes: input.customAttributes ?? [],
          lines: (input.lineItems ?? []).map(({ variantId, quantity }) => ({
            variantId: variantId ?? '',
            quantity,
          })),
        });
        return { draftOrder: draftView(parts, draft), userErrors: [] };
      },
    },
  };
}

/** Of the vendor's search only `tag:<one word>` is understood; everything else finds nothing. */
function taggedDrafts(drafts: DraftStore, query: string | undefined): readonly StoredDraft[] {
  if (query === undefined || query === '') return drafts.all();
  const tag = /^tag:([\w-]+)$/.exec(query)?.[1];
  return drafts.all().filter(({ tags }) => tag !== undefined && tags.includes(tag));
}

function mistakes(catalogue: ShopCatalogue, { lineItems }: DraftInput) {
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

function productView({ id, handle, title, vendor }: StockedProduct) {
  return { __typename: 'Product', id, handle, title, vendor };
}

function variantView({ id, title, price, product }: StockedVariant) {
  const { title: displayTitle } = product;
  return {
    __typename: 'ProductVariant',
    id,
    title,
    displayName: `${displayTitle} - ${title}`,
    price: amountText(price),
    product: productView(product),
  };
}

function draftView({ catalogue, base }: AdminParts, draft: StoredDraft) {
  const total = draft.lines.reduce(
    (sum, { variantId, quantity }) => sum + (catalogue.variant(variantId)?.price ?? 0) * quantity,
    0,
  );
  const amount = { amount: amountText(total), currencyCode: 'DKK' };
  return {
    __typename: 'DraftOrder',
    id: `gid://shopify/DraftOrder/${draft.id}`,
    name: `#D${draft.id}`,
    status: draft.paid ? 'COMPLETED' : 'OPEN',
    ready: true,
    invoiceUrl: `${base()}/invoices/${draft.id}/${draft.token}`,
    taxExempt: draft.taxExempt,
    note2: draft.note,
    email: draft.email,
    tags: draft.tags,
    customAttributes: draft.customAttributes,
    currencyCode: 'DKK',
    presentmentCurrencyCode: 'DKK',
    createdAt: draft.createdAt.toISOString(),
    totalPriceSet: { shopMoney: amount, presentmentMoney: amount },
  };
}
