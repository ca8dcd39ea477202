import { parseColour } from './parse-colour.ts';

/** The colours that words can have, in every scheme and on every ground. */
export type Ink = 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink';

/** Upper ends of hues in degrees. */
const hues: readonly (readonly [end: number, ink: Ink])[] = [
  ...([
    [14, 'red'],
    [38, 'orange'],
    [70, 'yellow'],
    [155, 'green'],
    [190, 'teal'],
    [255, 'blue'],
    [290, 'purple'],
    [346, 'pink'],
    [360, 'red'],
  ] as const),
];
/** The palette that every WordPress has; a theme's own is in the style. */
const presets: Readonly<Record<string, Ink | 'lost' | undefined>> = {
  ...{ 'vivid-red': 'red', 'pale-pink': 'pink', 'luminous-vivid-orange': 'orange', black: undefined },
  ...{ 'luminous-vivid-amber': 'yellow', 'light-green-cyan': 'green', 'vivid-green-cyan': 'green' },
  ...{ 'pale-cyan-blue': 'blue', 'vivid-cyan-blue': 'blue', 'vivid-purple': 'purple' },
  ...{ white: 'lost', 'cyan-bluish-gray': 'lost' },
};
const colourClass = /^has-(?!(?:text|inline|link|border)-color)([a-z0-9-]{1,60})-color$/;
const colourVariable = /^var\(--wp--preset--color--([a-z0-9-]{1,60})\)$/;
const isNone = /^(?:transparent|none|inherit|initial|unset|rgba\((?:0, ?){3}0\))?$/;

/**
 * Returns the colour that an editor gave to words; `lost` if it has no counterpart that can be read on light and dark
 * grounds. Black and dark grey are the text's own colour.
 */
export function findInk(
  attributes: Readonly<Record<string, string>>,
  style: ReadonlyMap<string, string>,
): Ink | 'lost' | undefined {
  const written = style.get('color') ?? attributes['color']?.trim().toLowerCase() ?? '';
  const names = (attributes['class'] ?? '').split(/\s+/);
  const [, variable] = colourVariable.exec(written) ?? [];
  const [, named] = names.map((name) => colourClass.exec(name)).find((found) => found !== null) ?? [];
  const preset = variable ?? named;
  if (variable !== undefined || /^(?:inherit|initial|unset|currentcolor)?$/.test(written)) {
    if (preset === undefined || /-(?:background|border)$/.test(preset)) return undefined;
    return Object.hasOwn(presets, preset) ? presets[preset] : 'lost';
  }
  const colour = parseColour(written);
  if (colour === undefined) return 'lost';
  const [red, green, blue] = colour;
  const [most, least] = [Math.max(...colour), Math.min(...colour)];
  // Grey: black and its neighbours are what text has anyway.
  if (most - least < 0.12) return most < 0.45 ? undefined : 'lost';
  const sector =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? (blue - red) / (most - least) + 2
        : (red - green) / (most - least) + 4;
  const hue = (sector * 60 + 360) % 360;
  return hues.find(([end]) => hue <= end)?.[1] ?? 'red';
}

/** Returns true for a `mark` that only colours its words: WordPress's way to write a text colour. */
export function isColouredText(
  attributes: Readonly<Record<string, string>>,
  style: ReadonlyMap<string, string>,
): boolean {
  const names = attributes['class'] ?? '';
  const ground = style.get('background-color') ?? style.get('background');
  const isColoured = style.has('color') || /\bhas-inline-color\b/.test(names);
  return isColoured
    ? isNone.test(ground ?? '') && !/-background-color/.test(names)
    : ground !== undefined && isNone.test(ground);
}
