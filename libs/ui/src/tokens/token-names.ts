/** Colours that the semantic ones are made of. Components use them only for parts that look the same everywhere. */
export const paletteTokens = [
  'light',
  'light-raised',
  'light-sunken',
  'on-light',
  'on-light-quiet',
  'dark',
  'dark-raised',
  'dark-sunken',
  'on-dark',
  'on-dark-quiet',
  'brand',
  'brand-text',
  'on-brand',
  'on-brand-quiet',
] as const;

/**
 * Names of the semantic colours; each has a value in the light scheme, in the dark scheme and on every ground. In CSS
 * they begin with `--gh-`.
 *
 * @example
 * const properties = colourTokens.map((name) => `--gh-${name}`);
 * properties[0]; // '--gh-surface'
 */
export const colourTokens = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-quiet',
  'rule',
  'rule-strong',
  'accent',
  'accent-text',
  'on-accent',
  'member',
  'on-member',
  'done',
  'wrong',
  'focus',
] as const;

/** Font sizes, smallest first; they grow with the window. */
export const typeTokens = [
  'text-small',
  'text-body',
  'text-1',
  'text-2',
  'text-3',
  'text-4',
  'text-5',
] as const;

/** Spacing, smallest first. */
export const spaceTokens = [
  'space-3xs',
  'space-2xs',
  'space-xs',
  'space-s',
  'space-m',
  'space-l',
  'space-xl',
  'space-2xl',
  'space-3xl',
] as const;

/** Families, weight, line heights and line length of texts. */
export const fontTokens = [
  'font-display',
  'font-text',
  'weight-display',
  'leading-tight',
  'leading-title',
  'leading-body',
  'measure',
] as const;

/** Margins and columns of the page, lines, corners, and the height of controls. */
export const shapeTokens = ['margin', 'gutter', 'wide', 'radius', 'radius-pill', 'line', 'target'] as const;

/** Durations and easing of movements. */
export const motionTokens = ['quick', 'calm', 'ease'] as const;

/** Background colours of page sections by their role, set with `data-ground`. */
export const grounds = ['warm', 'soft', 'page', 'dark'] as const;

/** Name of a semantic colour. */
export type ColourToken = (typeof colourTokens)[number];
/** Background of a section by its role, as in the attribute `data-ground`. */
export type Ground = (typeof grounds)[number];
