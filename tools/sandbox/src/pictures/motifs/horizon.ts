import type { Motif } from '../drawing.ts';

/** A sun over lines that lead to a horizon. */
export const horizon: Motif = ({ width, height, random }) => {
  const level = height * random.between(0.55, 0.7);
  const radius = height * random.between(0.2, 0.3);
  const x = width * random.between(0.25, 0.75);
  return [
    { ink: 'peach', shapes: `<circle cx="${x}" cy="${level - radius * 0.3}" r="${radius}"/>` },
    {
      ink: 'night',
      shapes: `<rect y="${level}" width="${width}" height="${height - level}" opacity=".9"/>`,
      blend: 'over',
    },
  ];
};
