/** Converts `249.00` to minor units, without floats. */
export function toMinor(price: string): number {
  const [major = '0', minor = ''] = price.split('.');
  return Number(major + minor.padEnd(2, '0'));
}

/** Formats minor units like the vendor: without trailing zeros, but with at least one decimal. */
export function formatAmount(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2).replace(/0$/, '')}`;
}
