import type { ProductVariant } from '../shop-types.ts';

/** The shop's title of the only variant of a product: not shown to visitors. */
export const defaultVariantTitle = 'Default Title';

/** A variant's title as it is shown; `undefined` for the only variant of a product. */
export function getVariantTitle({ title }: Pick<ProductVariant, 'title'>): string | undefined {
  return title === defaultVariantTitle || title === '' ? undefined : title;
}

/** In what the variants differ, such as `Size`, or `Size, Frame`; empty when the shop does not say. */
export function getOptionNames(variants: readonly Pick<ProductVariant, 'options'>[]): string {
  const names = variants[0]?.options.map(({ name }) => name) ?? [];
  return names.filter((name) => name !== 'Title').join(', ');
}
