const none = '–';
const written = (figure: number, digits: number) =>
  figure.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A figure with thousands apart; a dash where there is none. */
export function number(figure: number | undefined, digits = 0): string {
  return figure === undefined || Number.isNaN(figure) ? none : written(figure, digits);
}

/** Bytes as kB of 1,000. */
export function kb(bytes: number | undefined): string {
  return number(bytes === undefined ? undefined : bytes / 1000, 1);
}

export function percent(ratio: number | undefined): string {
  return ratio === undefined || Number.isNaN(ratio) ? none : `${written(ratio * 100, 0)} %`;
}
