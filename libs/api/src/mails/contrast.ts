/** Computes the WCAG 2 contrast of two colours such as `#1d1b19`, from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
