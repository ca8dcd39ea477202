import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import { clip, circleLine, disc, fade, polyline, rect, stop, stroke, repeat } from '../shapes.ts';

export const horizon: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const dark = inks.line === 'paper';
  const level = height * random.between(0.56, 0.66);
  const radius = height * random.between(0.26, 0.34);
  const x = width * random.pick([random.between(0.26, 0.36), random.between(0.62, 0.74)]);
  const y = level - radius * random.between(0.1, 0.55);
  const ghost = x + radius * random.between(0.5, 0.8) * (x > width / 2 ? -1 : 1);

  const sky = repeat(17, (index) => {
    const rise = (index / 16) ** 2.1 * level;
    return stroke(
      polyline([
        [0, level - 6 - rise],
        [width, level - 6 - rise],
      ]),
      1.4,
      { opacity: 0.9 - index * 0.035 },
    );
  }).join('');
  const swell = repeat(22, (index) => {
    const deep = (index / 21) ** 1.7;
    const row = level + 8 + deep * (height - level);
    return repeat(1 + Math.floor(random.between(1, 4)), () => {
      const from = random.between(-0.1, 0.95) * width;
      return stroke(
        polyline([
          [from, row],
          [from + random.between(60, 420) * (0.4 + deep), row],
        ]),
        1.3 + deep * 2,
      );
    }).join('');
  }).join('');
  const glitter = repeat(15, (index) => {
    const deep = (index + 0.6) / 15;
    const row = level + deep ** 1.25 * (height - level);
    const wide = radius * (0.95 - 0.5 * Math.sin(deep * 2.6)) * random.between(0.55, 1.1);
    return rect(x - wide + random.around(0, 22), row, wide * 2, 3 + 15 * deep * (1 - deep * 0.35), { rx: 8 });
  }).join('');
  const above = (id: string, shapes: string) => clip(id, rect(0, 0, width, level), shapes);

  const plates: Plate[] = [
    {
      ink: inks.soft,
      shapes: fade('air', [0, 0], [0, level], 0, 1) + rect(0, 0, width, level, { fill: 'url(#air)' }),
      blend: inks.blend,
    },
    { ink: inks.line, shapes: above('lines', sky), blend: inks.blend, grain: 0 },
    { ink: inks.accent, shapes: above('one', disc(x, y, radius)), blend: 'over', grain: 0 },
    {
      ink: inks.strong,
      shapes: above(
        'two',
        fade('low', [0, y - radius], [0, level], stop(0.3, 0), stop(1, 1)) +
          disc(x, y, radius, { fill: 'url(#low)' }),
      ),
      blend: 'over',
    },
    {
      ink: inks.line,
      shapes: above('ghost', circleLine(ghost, y, radius, 1.8, { 'stroke-dasharray': '2 8' })),
      blend: 'over',
      grain: 0,
    },
    {
      ink: dark ? 'ink' : 'night',
      shapes:
        fade('sea', [0, level], [0, height], 1, 0.86) +
        rect(0, level, width, height - level, { fill: 'url(#sea)' }),
      blend: 'over',
      grain: 0.5,
    },
    { ink: 'dusk', shapes: swell, blend: 'over', grain: 0 },
    { ink: dark ? 'peach' : inks.accent, shapes: glitter, blend: 'over', grain: 0 },
  ];
  return plates;
};
