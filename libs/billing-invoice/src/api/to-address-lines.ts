import type { PostalAddress } from '@guildhall/suppliers';

/** Writes a name and an address in lines, as on an envelope. */
export function toAddressLines(
  name: string,
  { line1, line2, zip, city, state, country }: PostalAddress,
): string[] {
  const lines = [name, line1, line2, `${zip ?? ''} ${city ?? ''}`.trim(), state, country];
  return lines.filter((line): line is string => line !== undefined && line !== '');
}
