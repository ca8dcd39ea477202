/** Semantic colours; each has a value in the light scheme, in the dark scheme and on every ground. */
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

/** Background colours of page sections, set with `data-ground`. */
export const grounds = ['peach', 'sand', 'paper', 'night'] as const;

export type ColourToken = (typeof colourTokens)[number];
export type Ground = (typeof grounds)[number];
