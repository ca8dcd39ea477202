import type { Motif } from '../motif.ts';
import { getInks } from '../inks.ts';
import { circleLine, disc, fade, fill, rect, round, stop, stroke, repeat, type Point } from '../shapes.ts';

export const almanac: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const dark = inks.line === 'paper';
  const cell = height / random.pick([5.5, 6.5, 7.5]);
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const radius = cell * 0.36;
  const shift = { x: random.between(-0.5, 0) * cell, y: random.between(-0.3, 0.1) * cell };
  const start = random.whole(0, 28);
  const today =
    Math.floor(rows * 0.46) * columns + Math.floor(columns * random.pick([0.27, 0.36, 0.62, 0.7]));
  const spot = (day: number): Point => [
    shift.x + ((day % columns) + 0.5) * cell,
    shift.y + (Math.floor(day / columns) + 0.5) * cell,
  ];
  /** The lit part of the moon at a given age, 0 new to 0.5 full to 1 new again. */
  const moon = (day: number) => {
    const [x, y] = spot(day);
    const age = ((day + start) % 29) / 29;
    const waxing = age < 0.5;
    const bulge = round(Math.abs(Math.cos(age * Math.PI * 2)) * radius);
    const gibbous = age > 0.25 && age < 0.75;
    const [from, to] = waxing ? [y - radius, y + radius] : [y + radius, y - radius];
    return fill(
      `M${x} ${from}A${radius} ${radius} 0 0 1 ${x} ${to}A${bulge} ${radius} 0 0 ${gibbous ? 1 : 0} ${x} ${from}Z`,
    );
  };
  const days = repeat(columns * rows, (day) => day).filter((day) => day !== today);
  const gone = days.filter((day) => day < today);
  const ahead = days.filter((day) => day > today);
  const marked = days.filter(() => random.chance(0.06));
  const [x, y] = spot(today);
  const size = cell * random.between(1.15, 1.4);
  const near = (day: number) => Math.hypot(spot(day)[0] - x, spot(day)[1] - y) < size + radius + 16;
  return [
    {
      ink: inks.soft,
      shapes:
        fade('air', [0, 0], [width * 0.3, height], 0, 1) + rect(0, 0, width, height, { fill: 'url(#air)' }),
      blend: inks.blend,
    },
    {
      ink: dark ? 'clay' : ground === 'peach' ? 'blush' : 'peach',
      shapes: marked
        .filter((day) => !near(day))
        .map((day) => disc(...spot(day), cell * 0.5))
        .join(''),
      blend: 'over',
      grain: 0,
    },
    {
      ink: inks.line,
      shapes: days
        .filter((day) => !near(day))
        .map((day) => circleLine(...spot(day), radius, 1.5))
        .join(''),
      blend: 'over',
      grain: 0,
    },
    {
      ink: dark ? 'sand' : 'night',
      shapes: gone
        .filter((day) => !near(day))
        .map(moon)
        .join(''),
      blend: 'over',
      grain: 0,
    },
    {
      ink: dark ? 'moss' : 'clay',
      shapes: ahead
        .filter((day) => !near(day))
        .map(moon)
        .join(''),
      blend: 'over',
      grain: 0,
    },
    { ink: ground === 'peach' ? 'paper' : 'peach', shapes: disc(x, y, size), blend: 'over', grain: 0 },
    {
      ink: ground === 'peach' ? 'blush' : 'clay',
      shapes:
        fade('low', [x, y - size], [x, y + size], stop(0.3, 0), stop(1, 1)) +
        disc(x, y, size, { fill: 'url(#low)' }),
      blend: 'over',
    },
    {
      ink: inks.line,
      shapes:
        circleLine(x, y, size + 14, 1.8) +
        stroke(`M-20 ${y}H${x - size - 14}`, 1.6) +
        stroke(`M${x + size + 14} ${y}H${width + 20}`, 1.6, { 'stroke-dasharray': '2 9' }),
      blend: 'over',
      grain: 0,
    },
  ];
};
