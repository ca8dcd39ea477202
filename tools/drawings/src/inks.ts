import type { Colour } from './palette.ts';

/** Inks that match a ground. */
export interface Inks {
  /** Thin lines and small dark (or, on a dark ground, light) shapes. */
  line: Colour;
  /** Large warm shapes. */
  accent: Colour;
  /** The accent, one step stronger. */
  strong: Colour;
  /** Large quiet shapes, close to the ground. */
  soft: Colour;
  /** Large heavy shapes. */
  deep: Colour;
  /** Blending of tones with this ground. */
  blend: 'multiply' | 'over';
}

const onLight: Inks = {
  line: 'night',
  accent: 'peach',
  strong: 'clay',
  soft: 'sand',
  deep: 'night',
  blend: 'multiply',
};

const onDark: Inks = {
  line: 'paper',
  accent: 'peach',
  strong: 'clay',
  soft: 'dusk',
  deep: 'dusk',
  blend: 'over',
};

const special: Partial<Record<Colour, Inks>> = {
  night: onDark,
  dusk: { ...onDark, soft: 'night', deep: 'night' },
  ink: onDark,
  peach: { ...onLight, accent: 'paper', strong: 'clay', soft: 'blush', blend: 'over' },
  blush: { ...onLight, accent: 'clay', strong: 'clay', soft: 'paper', blend: 'over' },
  clay: { ...onLight, accent: 'blush', strong: 'paper', soft: 'peach', blend: 'over' },
  moss: { ...onDark, line: 'paper', accent: 'blush', strong: 'peach', soft: 'sand', deep: 'night' },
  sand: { ...onLight, soft: 'paper' },
};

export function getInks(ground: Colour): Inks {
  return special[ground] ?? onLight;
}
