import {
  findFirstChoice,
  findVariantInQuery,
  getCollectionPath,
  getProductPath,
  getVariantQuery,
  toBuyable,
  type Product,
} from '@guildhall/shop-client';
import { cartTexts } from '@guildhall/cart';
import { toCollectionJsonLd, toProductJsonLd, ProductView } from '@guildhall/product';
import { fill, mergeTexts } from '@guildhall/ui';
import { BuyProductIsland } from '../../islands/BuyProductIsland.tsx';
import { CartPage, type CartPageTexts } from './CartPage.tsx';
import { CollectionPage } from './CollectionPage.tsx';
import { NeedsScriptToOrder } from '../../page-parts/NeedsScript.tsx';
import { ProductSearchPage } from './ProductSearchPage.tsx';
import { ShopPage, type CommonShopPageProps } from './ShopPage.tsx';
import type { Frame, RenderedPage } from '../../page/page-model.ts';
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

export function renderProduct({ product, variant }: ProductOnPage, frame: Frame): Content {
  const { mainData, siteOrigin } = frame;
  const texts = getProductTexts(frame);
  const pricing = toPricing(frame);
  // The button also announces the subtotal.
  const { subtotalLabel } = mainData.shopData;
  const buyTexts = { ...getShopTexts(mainData), subtotalLabel };
  const first = findFirstChoice(product.variants);
  const chosen = findVariantInQuery(product.variants, new URLSearchParams(variant)) ?? first;
  const buy = (
    <>
      <BuyProductIsland
        product={toBuyable(product)}
        pricing={pricing}
        {...(chosen !== first && { variantId: chosen?.id })}
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
    ...formatStructuredData(data, toBreadcrumbs(findShopParents(product, frame), product.title, siteOrigin)),
    ...liftPreloads(renderHtml(page, frame, { identifierPrefix: 'p' })),
    variants: product.variants
      .filter((one) => one !== first)
      .map((one) => ({ query: getVariantQuery(one), id: one.id }))
      .filter(({ query }) => query !== ''),
    problems: [],
  };
}

export function renderShop(collections: readonly CollectionOnPage[], frame: Frame): Content {
  const page = <ShopPage collections={collections} {...getShopPageProps(frame)} />;
  const { pageData } = frame.mainData;
  const names = collections.map(({ title }) => title).join(', ');
  return {
    title: pageData.shopTitle,
    ...(names && { description: fill(pageData.shopDescription, { collections: names }) }),
    listed: true,
    ...liftPreloads(renderHtml(page, frame, { identifierPrefix: 's' })),
    problems: [],
  };
}

/** Not for search engines: it shows each visitor their own cart. */
export function renderCart(frame: Frame): Content {
  const { pageData, variousData } = frame.mainData;
  const texts = mergeTexts<CartPageTexts>(cartTexts, frame.texts?.cart);
  const page = (
    <CartPage {...{ texts, pageData }} contactLink={variousData.contactLink} shopHref={shopPath} />
  );
  return {
    title: texts.title,
    listed: false,
    html: renderHtml(page, frame, { identifierPrefix: 'a' }),
    preloads: '',
    problems: [],
  };
}

/** The canonical URL has no sort order: the products are the same. */
export function renderCollection(model: CollectionPageModel, frame: Frame): Content {
  const { collection, products, page } = model;
  const { siteOrigin } = frame;
  const canonicalPath = getCollectionPath(collection.handle, { page });
  const url = siteOrigin + canonicalPath;
  const description = shorten(collection.description);
  const picture = findProductPicture(products[0]);
  const data = toCollectionJsonLd({ collection, products, url, siteOrigin, pricing: toPricing(frame) });
  return {
    title: formatPageTitle(collection.title, page, frame),
    ...(description && { description }),
    ...(picture && { picture }),
    canonicalPath,
    listed: true,
    ...formatStructuredData({
      ...data,
      breadcrumb: toBreadcrumbs([toShopCrumb(frame)], collection.title, siteOrigin),
    }),
    ...liftPreloads(
      renderHtml(<CollectionPage {...model} {...getShopPageProps(frame)} />, frame, {
        identifierPrefix: 'c',
      }),
    ),
    problems: [],
  };
}

/** Search results are not for search engines. */
export function renderSearch(model: SearchPageModel, frame: Frame): Content {
  const { text, page } = model;
  return {
    title: formatPageTitle(fill(frame.mainData.pageData.searchTitle, { text }), page, frame),
    listed: false,
    ...liftPreloads(
      renderHtml(<ProductSearchPage {...model} {...getShopPageProps(frame)} />, frame, {
        identifierPrefix: 'q',
      }),
    ),
    problems: [],
  };
}

/** A product in several collections is found through its first. */
function findShopParents({ collections: [first] }: Product, frame: Frame): Crumb[] {
  const collection = first && { title: first.title, path: getCollectionPath(first.handle) };
  return [toShopCrumb(frame), ...(collection ? [collection] : [])];
}

function toShopCrumb({ mainData }: Frame): Crumb {
  return { title: mainData.pageData.shopTitle, path: shopPath };
}

function getShopPageProps(frame: Frame): CommonShopPageProps {
  const { pageData } = frame.mainData;
  return { pricing: toPricing(frame), texts: getProductTexts(frame), pageData };
}

/** Only pages after the first have a number. */
function formatPageTitle(title: string, page: number, { mainData }: Frame): string {
  return page === 1 ? title : fill(mainData.pageData.pageNumberTitle, { title, page });
}
