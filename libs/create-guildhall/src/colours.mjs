/** Surfaces of the kit that text of the brand stands on, in each scheme, and the least contrast of text there. */
const lightSurface = '#eee6d8';
const darkSurface = '#14213d';
const textContrast = 4.6;

/**
 * Renders the theme of one colour: the brand, and what stands on it and is written in it with enough contrast.
 *
 * @param {string} brand Such as `#2f6b5e`.
 */
export function renderTheme(brand) {
  const isDark = computeContrast(brand, '#ffffff') > computeContrast(brand, '#000000');
  const onBrand = isDark ? '#ffffff' : '#000000';
  const dark = mixUntil(brand, '#000000', lightSurface);
  const light = mixUntil(brand, '#ffffff', darkSurface);
  return `:root {
  --gh-brand: ${brand};
  --gh-brand-text: ${dark};
  --gh-on-brand: ${onBrand};
  --gh-on-brand-quiet: ${onBrand};
  --gh-accent-text: light-dark(var(--gh-brand-text), ${light});
  --gh-focus: light-dark(var(--gh-dark-raised), ${light});
}

/* Text on the brand. */
[data-ground='warm'] {${isDark ? '\n  color-scheme: dark;' : ''}
  --gh-rule: ${onBrand}59;
  --gh-on-accent: ${isDark ? '#000000' : '#ffffff'};
  --gh-done: ${onBrand};
  --gh-wrong: ${onBrand};
  --gh-focus: ${onBrand};
}
`;
}

/**
 * Mixes a colour with black or white until it can be read on a surface.
 *
 * @param {string} colour
 * @param {string} end
 * @param {string} surface
 */
function mixUntil(colour, end, surface) {
  const [from, to] = [readChannels(colour), readChannels(end)];
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = from.map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share));
    const text = `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    if (computeContrast(text, surface) >= textContrast) return text;
  }
  return end;
}

/** @param {string} colour */
const readChannels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/**
 * Computes the contrast of two colours, as WCAG defines it.
 *
 * @param {string} one
 * @param {string} other
 */
function computeContrast(one, other) {
  const [a, b] = [computeLuminance(one), computeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** @param {string} colour */
function computeLuminance(colour) {
  const [red = 0, green = 0, blue = 0] = readChannels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
