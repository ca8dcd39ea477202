/** Converts `249.00` to øre, without floats. */
export function toOere(price: string): number {
  const [kroner = '0', oere = ''] = price.split('.');
  return Number(kroner + oere.padEnd(2, '0'));
}

/** Formats øre like the vendor: without trailing zeros, but with at least one decimal. */
export function formatAmount(oere: number): string {
  const digits = String(oere).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2).replace(/0$/, '')}`;
}
