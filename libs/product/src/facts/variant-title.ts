import type { ProductVariant } from '@guildhall/shop-client';

/** What the shop calls the variant of a product that has one kind only. */
const onlyKind = 'Default Title';

/** A variant's title as people read it; `undefined` for the only kind of a product. */
export function variantTitle({ title }: Pick<ProductVariant, 'title'>): string | undefined {
  return title === onlyKind || title === '' ? undefined : title;
}

/** In what the variants differ, such as `Size`, or `Size, Frame`; empty when the shop does not say. */
export function optionNames(variants: readonly Pick<ProductVariant, 'options'>[]): string {
  const names = variants[0]?.options.map(({ name }) => name) ?? [];
  return names.filter((name) => name !== 'Title').join(', ');
}
