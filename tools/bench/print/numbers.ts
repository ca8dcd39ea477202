const none = '–';
const formatDigits = (figure: number, digits: number) =>
  figure.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export function formatNumber(figure: number | undefined, digits = 0): string {
  return figure === undefined || Number.isNaN(figure) ? none : formatDigits(figure, digits);
}

export function formatKb(bytes: number | undefined): string {
  return formatNumber(bytes === undefined ? undefined : bytes / 1000, 1);
}

export function formatPercent(ratio: number | undefined): string {
  return ratio === undefined || Number.isNaN(ratio) ? none : `${formatDigits(ratio * 100, 0)} %`;
}
