import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import { circleLine, clip, disc, glow, rect, repeat, type Point } from '../shapes.ts';

export const ripples: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const dark = inks.line === 'paper';
  const side = random.chance(0.5) ? 1 : -1;
  const reach = height * random.between(0.3, 0.5);
  const large = height * random.between(0.46, 0.66);
  const apart = (reach + large) * random.between(0.28, 0.37);
  const middle = height * random.between(0.46, 0.54);
  const one: Point = [
    width * 0.5 - side * (apart + width * 0.04),
    middle + height * random.between(0.02, 0.12),
  ];
  const two: Point = [
    width * 0.5 + side * (apart - width * 0.02),
    middle - height * random.between(0.02, 0.12),
  ];
  const three: Point = [
    width * (0.5 + side * random.between(0.4, 0.46)),
    height * random.pick([random.between(0.82, 0.98), random.between(0.04, 0.2)]),
  ];
  const rings = ([x, y]: Point, far: number, step: number, weight: number) =>
    repeat(Math.floor(far / step), (index) => {
      const radius = (index + 1) * step * (1 + index * 0.006);
      return circleLine(x, y, radius, weight * (1 - (radius / far) * 0.35));
    }).join('');
  const around = (id: string, [x, y]: Point, far: number, from: number, to: number) =>
    glow(id, [x, y], far, from, to) + disc(x, y, far, { fill: `url(#${id})` });
  const both = (inner: string) =>
    clip('one', disc(one[0], one[1], reach), clip('two', disc(two[0], two[1], large), inner));
  const plates: Plate[] = [
    { ink: inks.soft, shapes: around('a', one, reach, 0.2, 1), blend: inks.blend, grain: 0.4 },
    { ink: inks.accent, shapes: around('b', two, large, 0.25, 1), blend: inks.blend, grain: 0.4 },
    {
      ink: dark ? 'moss' : 'moss',
      shapes: around('c', three, reach * 0.62, 0.3, 0.95),
      blend: 'over',
      grain: 0.4,
    },
    { ink: dark ? 'clay' : 'clay', shapes: both(rect(0, 0, width, height)), blend: 'over', grain: 0 },
    {
      ink: inks.line,
      shapes: rings(one, reach, 15, 1.9) + rings(three, reach * 0.62, 15, 1.9),
      blend: 'over',
      grain: 0,
    },
    { ink: dark ? 'paper' : 'night', shapes: rings(two, large, 24, 1.6), blend: 'over', grain: 0 },
    {
      ink: inks.line,
      shapes:
        circleLine(one[0], one[1], width * 0.62, 1.4, { 'stroke-dasharray': '2 9' }) +
        circleLine(two[0], two[1], width * 0.5, 1.4, { 'stroke-dasharray': '2 9' }),
      blend: 'over',
      grain: 0,
    },
    {
      ink: 'paper',
      shapes: disc(one[0], one[1], 9) + disc(two[0], two[1], 13) + disc(three[0], three[1], 7),
      blend: 'over',
      grain: 0,
    },
  ];
  return plates;
};
