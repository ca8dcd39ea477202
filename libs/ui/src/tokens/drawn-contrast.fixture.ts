/** Computes the WCAG 2 contrast of two rendered colours, from 1 to 21. */
export function computeDrawnContrast(text: string, behind: string): number {
  const [light = 0, dark = 0] = [computeLuminance(text), computeLuminance(behind)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Takes a colour as `getComputedStyle` returns it: `rgb(29, 27, 25)`. */
function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
