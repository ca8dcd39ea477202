/** The colours of every picture: six inks and their tints. */
export const palette = {
  paper: '#f6f1e7',
  ink: '#1d1b19',
  peach: '#f0a884',
  blush: '#f7cdb4',
  clay: '#d97f55',
  night: '#14213d',
  dusk: '#24365f',
  moss: '#5d7f73',
  sand: '#e6dac4',
} as const;

export type Colour = keyof typeof palette;
