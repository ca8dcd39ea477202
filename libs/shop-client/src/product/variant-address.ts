import type { VariantOption } from '../shop-types.ts';
import { getProductPath } from './product-path.ts';
import { defaultVariantTitle } from './variant-title.ts';

/** Enough of a variant to find its address. */
interface Addressed {
  options?: readonly VariantOption[] | undefined;
}

/**
 * Returns the options that tell a variant from others: none for the only variant of a product. A shop may translate the
 * name of its option (`Title`).
 */
function getOwnOptions({ options = [] }: Addressed): readonly VariantOption[] {
  return options.filter(({ value }) => value !== defaultVariantTitle);
}

/** Returns a variant's options as a query, such as `Edition=E-book`; empty for the only variant of a product. */
export function getVariantQuery(variant: Addressed): string {
  return new URLSearchParams(getOwnOptions(variant).map(({ name, value }) => [name, value])).toString();
}

/** Returns `/p/{handle}?Edition=E-book`: the product's page, with this variant chosen. */
export function getVariantPath(handle: string, variant: Addressed): `/p/${string}` {
  const query = getVariantQuery(variant);
  return `${getProductPath(handle)}${query && `?${query}`}`;
}

/** Returns the variant that a query names with all its options; other parameters do not count. */
export function findVariantInQuery<V extends Addressed>(
  variants: readonly V[],
  query: URLSearchParams,
): V | undefined {
  return variants.find((variant) => {
    const options = getOwnOptions(variant);
    return options.length > 0 && options.every(({ name, value }) => query.get(name) === value);
  });
}

/** Replaces the options of another variant in a URL; other parameters stay. */
export function setVariantInUrl(url: URL, variant: Addressed): void {
  for (const { name, value } of getOwnOptions(variant)) url.searchParams.set(name, value);
}
