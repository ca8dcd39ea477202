/** The colours a component may name, by what they mean; each has a value by day, by night and on every ground. */
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

/** The sizes of type, smallest first; each grows with the window. */
export const typeTokens = [
  'text-small',
  'text-body',
  'text-1',
  'text-2',
  'text-3',
  'text-4',
  'text-5',
] as const;

/** The steps of space, smallest first. */
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

/** Coloured grounds a part of a page may be on, by `data-ground`. */
export const grounds = ['peach', 'sand', 'paper', 'night'] as const;

export type ColourToken = (typeof colourTokens)[number];
export type Ground = (typeof grounds)[number];
