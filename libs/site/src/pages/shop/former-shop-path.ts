import { getCollectionPath, getProductPath, type CatalogueClient } from '@guildhall/shop-client';
import { toCanonicalPath } from '@guildhall/safe-content';
import { cartPath } from '../../page/cart-path.ts';
import { toPageKey } from '../../engine/page-path.ts';

type Shop = Pick<CatalogueClient, 'readProduct' | 'readCollection' | 'findRedirect'>;

const shopPath = '/p';

/** Paths of the vendor's own shop pages, with the language and country of a market before them, or without. */
const pattern =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:collections\/[^/]+\/)?(products|collections)(?:\/([^/]+))?(?:\/[^/]+)?$/i;

/**
 * Finds the page at a path that the vendor's own shop has, such as `/products/print-tides`: that of the product or
 * collection, or where the merchant has sent it. `failed`: the shop cannot be read.
 */
export async function findShopPage(shop: Shop, path: string): Promise<string | 'failed' | undefined> {
  const [, kind, name] = pattern.exec(path) ?? [];
  if (kind === undefined) return /^\/(?:pages|blogs)\//.test(path) ? findTarget(shop, path) : undefined;
  if (name === undefined || name === 'all') return shopPath;
  return kind.toLowerCase() === 'products' ? findProduct(shop, name) : findCollection(shop, name);
}

async function findProduct(shop: Shop, handle: string): Promise<string | 'failed' | undefined> {
  const read = await shop.readProduct(handle);
  if (read.outcome === 'found') return getProductPath(read.product.handle);
  return read.outcome === 'failed' ? 'failed' : findFormerProduct(shop, handle);
}

async function findCollection(shop: Shop, handle: string): Promise<string | 'failed' | undefined> {
  const { outcome } = await shop.readCollection(handle, 1);
  if (outcome === 'found') return getCollectionPath(handle);
  return outcome === 'failed' ? 'failed' : findFormerCollection(shop, handle);
}

/** Finds a product that the shop does not know by this handle. The vendor writes handles in lower case. */
export async function findFormerProduct(shop: Shop, handle: string): Promise<string | 'failed' | undefined> {
  const usual = handle.toLowerCase();
  return usual === handle
    ? findTarget(shop, `/products/${encodeURIComponent(handle)}`)
    : findProduct(shop, usual);
}

export async function findFormerCollection(
  shop: Shop,
  handle: string,
): Promise<string | 'failed' | undefined> {
  const usual = handle.toLowerCase();
  return usual === handle
    ? findTarget(shop, `/collections/${encodeURIComponent(handle)}`)
    : findCollection(shop, usual);
}

/** The merchant's redirect, as a path of this site. Other hosts are refused. */
async function findTarget(shop: Shop, path: string): Promise<string | undefined> {
  const target = await shop.findRedirect(path);
  if (target === undefined || !/^\/(?![/\\])/.test(target)) return undefined;
  const [, written = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const [, kind, name] = pattern.exec(written) ?? [];
  if (kind !== undefined) {
    if (name === undefined || name === 'all') return shopPath;
    const handle = decode(name).toLowerCase();
    return (kind.toLowerCase() === 'products' ? getProductPath(handle) : getCollectionPath(handle)) + query;
  }
  const own = written.replace(/^\/pages(?=\/)/, '').replace(/^\/cart\/?$/, cartPath);
  return toPageKey(own) === undefined ? undefined : toCanonicalPath(own) + query;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
