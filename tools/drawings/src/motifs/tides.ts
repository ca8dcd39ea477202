import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import type { Colour } from '../palette.ts';
import { circleLine, curve, disc, fade, fill, polyline, stroke, repeat, type Point } from '../shapes.ts';

export const tides: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const dark = inks.line === 'paper';
  const level = height * random.between(0.5, 0.6);
  const cycles = random.between(1.1, 2.2);
  const phase = random.between(0, Math.PI * 2);
  const high = height * random.between(0.13, 0.19);
  const sea = (depth: number, swell: number, delay: number): Point[] =>
    repeat(49, (index): Point => {
      const x = -60 + ((width + 120) / 48) * index;
      const turn = (x / width) * Math.PI * 2 * cycles + phase;
      const tide = Math.sin(turn + delay) * 0.72 + Math.sin(turn * 0.5 + delay * 1.7) * 0.42;
      return [x, level + depth - tide * swell];
    });
  const waves = repeat(5, (index) =>
    sea(height * (0.01 + index * 0.085), high * (1 - index * 0.14), index * 0.7),
  );
  const water = (index: number) =>
    `${curve(waves[index] ?? [])}L${width + 60} ${height + 60}L-60 ${height + 60}Z`;
  const threads = (from: number, count: number) =>
    repeat(count, (index) => {
      const part = from + index * 0.17;
      return stroke(curve(sea(height * (0.01 + part * 0.085), high * (1 - part * 0.14), part * 0.7)), 1.5);
    }).join('');

  const column = (index: number) => width * (0.1 + 0.1 * index);
  const row = level - high * 1.35 - height * 0.12;
  const radius = height * 0.035;
  const full = random.whole(2, 6);
  const lit = repeat(9, (index) => {
    const [x, away] = [column(index), index - full];
    const size = away === 0 ? radius * 2.1 : radius;
    const bulge = size * Math.min(1, Math.abs(Math.abs(away) / 2.6 - 1));
    const sweep = Math.abs(away) < 2.6 ? 1 : 0;
    if (away === 0) return disc(x, row, size);
    if (Math.abs(away) > 4.8) return '';
    return away < 0
      ? fill(
          `M${x} ${row - size}A${size} ${size} 0 0 1 ${x} ${row + size}A${bulge} ${size} 0 0 ${sweep} ${x} ${row - size}Z`,
        )
      : fill(
          `M${x} ${row + size}A${size} ${size} 0 0 1 ${x} ${row - size}A${bulge} ${size} 0 0 ${sweep} ${x} ${row + size}Z`,
        );
  }).join('');
  const rims = repeat(9, (index) =>
    index === full
      ? circleLine(column(index), row, radius * 2.6, 1.6)
      : circleLine(column(index), row, radius, 1.6),
  ).join('');
  const ticks = repeat(49, (index) =>
    stroke(`M${(width / 48) * index} ${level}v${index % 6 === 0 ? -22 : -9}`, 1.5),
  ).join('');
  const fallX = column(full);
  const [, fallY = level] = (waves[0] ?? []).reduce((best, point) =>
    Math.abs(point[0] - fallX) < Math.abs(best[0] - fallX) ? point : best,
  );

  const warm = ground === 'peach' || ground === 'blush' || ground === 'clay';
  const colours: [Colour, Colour, Colour, Colour, Colour] = dark
    ? ['dusk', 'moss', 'clay', 'peach', 'blush']
    : [
        warm ? 'paper' : 'blush',
        ...random.pick<[Colour, Colour, Colour]>([
          ['peach', 'clay', 'dusk'],
          ['clay', 'moss', 'dusk'],
        ]),
        'night',
      ];
  const body = (index: 0 | 1 | 2 | 3 | 4): Plate => ({
    ink: colours[index],
    shapes: fill(water(index)),
    blend: 'over',
    grain: 0,
  });
  const shadow = (index: number, ink: Colour): Plate => ({
    ink,
    shapes:
      fade(
        's',
        [0, level + height * (0.085 * index - 0.14)],
        [0, level + height * (0.085 * index + 0.16)],
        0,
        0.85,
      ) + fill(water(index), { fill: 'url(#s)' }),
    blend: 'over',
  });
  return [
    { ink: warm ? 'paper' : 'peach', shapes: lit, blend: 'over', grain: 0 },
    { ink: inks.line, shapes: rims, blend: 'over', grain: 0 },
    body(0),
    shadow(0, colours[1]),
    {
      ink: inks.line,
      shapes:
        ticks +
        stroke(
          polyline([
            [0, level],
            [width, level],
          ]),
          1.6,
        ),
      blend: 'over',
      grain: 0,
    },
    body(1),
    body(2),
    shadow(2, dark ? 'dusk' : 'night'),
    body(3),
    body(4),
    { ink: dark ? 'night' : 'paper', shapes: threads(3.1, 14), blend: 'over', grain: 0 },
    {
      ink: inks.line,
      shapes:
        stroke(`M${fallX} ${row + radius * 3}V${fallY - 20}`, 1.6, { 'stroke-dasharray': '2 8' }) +
        disc(fallX, fallY, 11),
      blend: 'over',
      grain: 0,
    },
  ];
};
