import type { Motif } from '../motif.ts';
import { almanac } from './almanac.ts';
import { city } from './city.ts';
import { cones } from './cones.ts';
import { contours } from './contours.ts';
import { delta } from './delta.ts';
import { furrows } from './furrows.ts';
import { horizon } from './horizon.ts';
import { orbits } from './orbits.ts';
import { portrait } from './portrait.ts';
import { rings } from './rings.ts';
import { ripples } from './ripples.ts';
import { strata } from './strata.ts';
import { sundial } from './sundial.ts';
import { tides } from './tides.ts';
import { trails } from './trails.ts';

export const motifs = {
  almanac,
  city,
  cones,
  contours,
  delta,
  furrows,
  horizon,
  orbits,
  portrait,
  rings,
  ripples,
  strata,
  sundial,
  tides,
  trails,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
