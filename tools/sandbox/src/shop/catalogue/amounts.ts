/** `249.00` in øre, computed without a float. */
export function toOere(price: string): number {
  const [kroner = '0', oere = ''] = price.split('.');
  return Number(kroner + oere.padEnd(2, '0'));
}

/** Øre as the vendor writes an amount: without needless zeros, but with one decimal at least. */
export function formatAmount(oere: number): string {
  const digits = String(oere).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2).replace(/0$/, '')}`;
}
