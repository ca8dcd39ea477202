/**
 * A price as it is shown: bare figures get separators at the thousands, everything else stays as its editor wrote it,
 * currency and all.
 */
export function priceText(price: string): string {
  const [, whole, rest = ''] = /^(\d{4,})(\.\d+)?$/.exec(price) ?? [];
  return whole === undefined ? price : whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + rest;
}
