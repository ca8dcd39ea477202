import {
  findFirstChoice,
  findVariantInQuery,
  getCollectionPath,
  getProductPath,
  getVariantQuery,
  toBuyable,
  type Product,
} from '@guildhall/shop-client';
import { cartTexts, formatQuantityRule, type QuantityRuleTexts } from '@guildhall/cart';
import { toCollectionJsonLd, toProductJsonLd, ProductView } from '@guildhall/product';
import { fill, mergeTexts } from '@guildhall/ui';
import { BuyProductIsland } from '../../islands/BuyProductIsland.tsx';
import { CartPage, type CartPageTexts } from './CartPage.tsx';
import { CollectionPage } from './CollectionPage.tsx';
import { NeedsScriptToOrder } from '../../page-parts/NeedsScript.tsx';
import { ProductSearchPage } from './ProductSearchPage.tsx';
import { ShopPage, type CommonShopPageProps } from './ShopPage.tsx';
import type { PageContext, RenderedPage } from '../../page/page-model.ts';
import type { CollectionOnPage, CollectionPageModel, ShopModel, SearchPageModel } from './shop-models.ts';
import { renderHtml } from '../../render/render-html.tsx';
import { toPricing } from '../../page/pricing.ts';
import { liftPreloads } from '../../render/preloads.ts';
import { findProductPicture } from '../../render/find-shared-picture.ts';
import { toBreadcrumbs, type Crumb } from '../../render/structured-data/breadcrumbs.ts';
import { formatStructuredData } from '../../render/structured-data/format-structured-data.ts';
import { shorten } from '../../render/shorten.ts';
import { getProductTexts, getShopTexts } from '../../render/main-data-texts.ts';

type Content = Omit<RenderedPage, 'body' | 'tints'> & { html: string };

const shopPath = '/p';

type ProductOnPage = Omit<Extract<ShopModel, { kind: 'product' }>, 'kind'>;

export function renderProduct({ product, variant }: ProductOnPage, context: PageContext): Content {
  const { mainData, siteOrigin } = context;
  const texts = getProductTexts(context);
  const pricing = toPricing(context);
  // The button also announces the subtotal.
  const { subtotalLabel } = mainData.shopData;
  const buyTexts = { ...getShopTexts(mainData), subtotalLabel };
  const first = findFirstChoice(product.variants);
  const chosen = findVariantInQuery(product.variants, new URLSearchParams(variant)) ?? first;
  const quantityNotes = formatQuantityNotes(product, context);
  const buy = (
    <>
      <BuyProductIsland
        product={toBuyable(product)}
        pricing={pricing}
        {...(chosen !== first && { variantId: chosen?.id })}
        {...(quantityNotes && { quantityNotes })}
        texts={buyTexts}
      />
      {chosen?.availableForSale && <NeedsScriptToOrder mainData={mainData} />}
    </>
  );
  const page = <ProductView product={product} texts={texts} buy={buy} collectionHref={getCollectionPath} />;
  const description = shorten(product.description);
  const picture = findProductPicture(product);
  const data = toProductJsonLd(product, siteOrigin + getProductPath(product.handle), pricing);
  return {
    title: product.title,
    ...(description && { description }),
    ...(picture && { picture }),
    listed: true,
    ...formatStructuredData(
      data,
      toBreadcrumbs(findShopParents(product, context), product.title, siteOrigin),
    ),
    ...liftPreloads(renderHtml(page, context, { identifierPrefix: 'p' })),
    variants: product.variants
      .filter((one) => one !== first)
      .map((one) => ({ query: getVariantQuery(one), id: one.id }))
      .filter(({ query }) => query !== ''),
    problems: [],
  };
}

export function renderShop(collections: readonly CollectionOnPage[], context: PageContext): Content {
  const page = <ShopPage collections={collections} {...getShopPageProps(context)} />;
  const { pageData } = context.mainData;
  const names = collections.map(({ title }) => title).join(', ');
  return {
    title: pageData.shopTitle,
    ...(names && { description: fill(pageData.shopDescription, { collections: names }) }),
    listed: true,
    ...liftPreloads(renderHtml(page, context, { identifierPrefix: 's' })),
    problems: [],
  };
}

/** Not for search engines: it shows each visitor their own cart. */
export function renderCart(context: PageContext): Content {
  const { pageData, variousData } = context.mainData;
  const texts = mergeTexts<CartPageTexts>(cartTexts, context.texts?.cart);
  const page = (
    <CartPage {...{ texts, pageData }} contactLink={variousData.contactLink} shopHref={shopPath} />
  );
  return {
    title: texts.title,
    listed: false,
    html: renderHtml(page, context, { identifierPrefix: 'a' }),
    preloads: '',
    problems: [],
  };
}

/** The canonical URL has no sort order: the products are the same. */
export function renderCollection(model: CollectionPageModel, context: PageContext): Content {
  const { collection, products, page } = model;
  const { siteOrigin } = context;
  const canonicalPath = getCollectionPath(collection.handle, { page });
  const url = siteOrigin + canonicalPath;
  const description = shorten(collection.description);
  const picture = findProductPicture(products[0]);
  const data = toCollectionJsonLd({ collection, products, url, siteOrigin, pricing: toPricing(context) });
  return {
    title: formatPageTitle(collection.title, page, context),
    ...(description && { description }),
    ...(picture && { picture }),
    canonicalPath,
    listed: true,
    ...formatStructuredData({
      ...data,
      breadcrumb: toBreadcrumbs([toShopCrumb(context)], collection.title, siteOrigin),
    }),
    ...liftPreloads(
      renderHtml(<CollectionPage {...model} {...getShopPageProps(context)} />, context, {
        identifierPrefix: 'c',
      }),
    ),
    problems: [],
  };
}

/** Search results are not for search engines. */
export function renderSearch(model: SearchPageModel, context: PageContext): Content {
  const { text, page } = model;
  return {
    title: formatPageTitle(fill(context.mainData.pageData.searchTitle, { text }), page, context),
    listed: false,
    ...liftPreloads(
      renderHtml(<ProductSearchPage {...model} {...getShopPageProps(context)} />, context, {
        identifierPrefix: 'q',
      }),
    ),
    problems: [],
  };
}

/** Formats the quantities in which variants are sold, as the cart says them; `undefined` if any can be ordered. */
function formatQuantityNotes(
  { variants }: Product,
  { texts }: PageContext,
): Record<string, string> | undefined {
  const words = mergeTexts<QuantityRuleTexts>(cartTexts, texts?.cart);
  const notes = variants.flatMap(({ id, quantityRule }) =>
    quantityRule ? [[id, formatQuantityRule(quantityRule, words)]] : [],
  );
  return notes.length > 0 ? Object.fromEntries(notes) : undefined;
}

/** A product in several collections is found through its first. */
function findShopParents({ collections: [first] }: Product, context: PageContext): Crumb[] {
  const collection = first && { title: first.title, path: getCollectionPath(first.handle) };
  return [toShopCrumb(context), ...(collection ? [collection] : [])];
}

function toShopCrumb({ mainData }: PageContext): Crumb {
  return { title: mainData.pageData.shopTitle, path: shopPath };
}

function getShopPageProps(context: PageContext): CommonShopPageProps {
  const { pageData } = context.mainData;
  return { pricing: toPricing(context), texts: getProductTexts(context), pageData };
}

/** Only pages after the first have a number. */
function formatPageTitle(title: string, page: number, { mainData }: PageContext): string {
  return page === 1 ? title : fill(mainData.pageData.pageNumberTitle, { title, page });
}
