/** Reads the amount in a price such as `DKK 1,119` or `96 €`, in hundredths; undefined if there is none. */
export function readAmount(text: string): number | undefined {
  const [figures] = /\d[\d.,\u00A0\u202F’' ]*\d|\d/.exec(text) ?? [];
  if (figures === undefined) return undefined;
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,](\d\d))?$/.exec(figures) ?? [];
  return Number(whole.replaceAll(/\D/g, '') + cents);
}
