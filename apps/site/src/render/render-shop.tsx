import { buyableOf, jsonLdText, productJsonLd, productPath, ProductView } from '@guildhall/product';
import type { Product } from '@guildhall/shop-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { BuyProductIsland } from '../islands/BuyProductIsland.tsx';
import { NeedsScript } from '../pages/NeedsScript.tsx';
import { ShopPage } from '../pages/ShopPage.tsx';
import type { CollectionOnPage, Frame, RenderedPage } from './page-model.ts';
import { liftPreloads } from './preloads.ts';
import { productTextsOf } from './product-texts.ts';

type Content = Omit<RenderedPage, 'body' | 'tints'> & { html: string };

/** About as much as a search engine shows, in letters. */
const shownByEngines = 160;

/** A product's page. */
export function renderProduct(product: Product, { mainData, rates, siteOrigin }: Frame): Content {
  const texts = productTextsOf(mainData);
  const buy = (
    <>
      <BuyProductIsland product={buyableOf(product)} rates={rates} texts={texts} />
      <NeedsScript>Putting things into the cart needs JavaScript, which is switched off here.</NeedsScript>
    </>
  );
  const page = (
    <ProductView product={product} texts={texts} buy={buy} collectionHref={(handle) => `/p#${handle}`} />
  );
  const description = shortened(product.description);
  const image = product.images[0]?.url;
  return {
    title: product.title,
    ...(description && { description }),
    ...(image && { image }),
    listed: true,
    structuredData: jsonLdText(productJsonLd(product, siteOrigin + productPath(product.handle))),
    ...liftPreloads(renderToStaticMarkup(page, { identifierPrefix: 'p' })),
    problems: [],
  };
}

/** The shop's page. */
export function renderShop(collections: readonly CollectionOnPage[], { mainData, rates }: Frame): Content {
  const page = <ShopPage collections={collections} rates={rates} texts={productTextsOf(mainData)} />;
  const names = collections.map(({ title }) => title).join(', ');
  return {
    title: 'Shop',
    ...(names && { description: `From our shop: ${names}.` }),
    listed: true,
    ...liftPreloads(renderToStaticMarkup(page, { identifierPrefix: 's' })),
    problems: [],
  };
}

/** Cut between words. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= shownByEngines) return line;
  const cut = line.slice(0, shownByEngines);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
