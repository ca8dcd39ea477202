import type { ProductVariant } from '../shop-types.ts';

/**
 * The shop's title of a product's only variant: not shown to visitors.
 *
 * @example
 * const isOnly = product.variants[0]?.title === defaultVariantTitle;
 */
export const defaultVariantTitle = 'Default Title';

/**
 * Returns a variant's title as displayed; `undefined` for the only variant of a product.
 *
 * @example
 * getVariantTitle({ title: 'A2' }); // 'A2'
 * getVariantTitle({ title: defaultVariantTitle }); // undefined
 */
export function getVariantTitle({ title }: Pick<ProductVariant, 'title'>): string | undefined {
  return title === defaultVariantTitle || title === '' ? undefined : title;
}

/**
 * The names of the options, such as `Size`, or `Size, Frame`; empty if the shop does not state them.
 *
 * @example
 * const legend = getOptionNames(product.variants) || 'Version';
 */
export function getOptionNames(variants: readonly Pick<ProductVariant, 'options'>[]): string {
  const names = variants[0]?.options.map(({ name }) => name) ?? [];
  return names.filter((name) => name !== 'Title').join(', ');
}
