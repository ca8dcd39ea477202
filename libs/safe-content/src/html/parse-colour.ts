/** Red, green and blue from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number];

const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/;
const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/;
const rgb = /^rgba?\(\s*([\d.]+%?)[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)(?:\s*[,/]\s*([\d.]+%?))?\s*\)$/;
const hsl = /^hsla?\(\s*(-?[\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%(?:\s*[,/]\s*([\d.]+%?))?\s*\)$/;

/** Names that people type; editors write numbers. */
const names: Readonly<Record<string, string>> = {
  ...{ black: '#000', white: '#fff', gray: '#808080', grey: '#808080', silver: '#c0c0c0', red: '#f00' },
  ...{ darkred: '#8b0000', crimson: '#dc143c', maroon: '#800000', tomato: '#ff6347', orange: '#ffa500' },
  ...{ darkorange: '#ff8c00', brown: '#a52a2a', gold: '#ffd700', yellow: '#ff0', olive: '#808000' },
  ...{ green: '#008000', darkgreen: '#006400', lime: '#0f0', limegreen: '#32cd32', teal: '#008080' },
  ...{ aqua: '#0ff', cyan: '#0ff', turquoise: '#40e0d0', blue: '#00f', darkblue: '#00008b', navy: '#000080' },
  ...{ royalblue: '#4169e1', steelblue: '#4682b4', indigo: '#4b0082', purple: '#800080', violet: '#ee82ee' },
  ...{ magenta: '#f0f', fuchsia: '#f0f', pink: '#ffc0cb', hotpink: '#ff69b4', deeppink: '#ff1493' },
};

/**
 * Parses a colour of CSS, in the notations that editors write. One that cannot be seen is none.
 * @example parseColour('#cf2e2e') // [0.81, 0.18, 0.18]
 */
export function parseColour(written: string): Colour | undefined {
  const text = Object.hasOwn(names, written) ? (names[written] ?? '') : written;
  const hex =
    short
      .exec(text)
      ?.slice(1)
      .map((digit) => digit + digit) ?? long.exec(text)?.slice(1);
  if (hex) return toColour(hex.map((pair) => Number.parseInt(pair, 16) / 255));
  const [, red, green, blue, alpha] = rgb.exec(text) ?? [];
  if (red !== undefined && !isZero(alpha)) return toColour([red, green, blue].map(readChannel));
  const [, hue, saturation, lightness, opacity] = hsl.exec(text) ?? [];
  if (hue === undefined || isZero(opacity)) return undefined;
  return fromHsl(Number(hue), Math.min(1, Number(saturation) / 100), Math.min(1, Number(lightness) / 100));
}

const isZero = (alpha: string | undefined): boolean => /^0*\.?0*%?$/.test(alpha ?? '1');

function readChannel(text = ''): number {
  return Math.min(1, Number(text.replace('%', '')) / (text.endsWith('%') ? 100 : 255));
}

function fromHsl(hue: number, saturation: number, lightness: number): Colour | undefined {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  return toColour(
    [0, 8, 4].map((offset) => {
      const position = (((offset + hue / 30) % 12) + 12) % 12;
      return lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    }),
  );
}

function toColour([red = 0, green = 0, blue = 0]: readonly number[]): Colour | undefined {
  return [red, green, blue].every(Number.isFinite) ? [red, green, blue] : undefined;
}
