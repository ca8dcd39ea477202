import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import { createField, mix } from '../noise.ts';
import type { Colour } from '../palette.ts';
import {
  circleLine,
  clip,
  curve,
  disc,
  fade,
  fill,
  group,
  polyline,
  stroke,
  repeat,
  type Point,
} from '../shapes.ts';

type Layer = (x: number) => number;

export const strata: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const dark = inks.line === 'paper';
  const wave = createField(random);
  const surface = height * random.between(0.3, 0.44);
  const lean = random.between(-0.09, 0.09);
  const count = 7;
  const shares = repeat(count, () => random.between(0.6, 1.7));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let depth = surface;
  const layers = repeat(count + 1, (index): Layer => {
    const base = depth;
    depth += ((height * 1.12 - surface) * (shares[index] ?? 1)) / whole;
    const swell = mix(40, 14, index / count);
    return (x) => base + (x - width / 2) * lean + wave(x / 330, index * 0.3) * swell;
  });
  const at = (index: number): Layer => layers[index] ?? (() => height * 1.5);
  const points = (layer: Layer) =>
    repeat(26, (index): Point => [
      -80 + ((width + 160) / 25) * index,
      layer(-80 + ((width + 160) / 25) * index),
    ]);
  const band = (from: number) =>
    `${curve(points(at(from)))}L${curve(points(from === count - 1 ? () => height * 1.5 : at(from + 1)).reverse()).slice(1)}Z`;
  const within =
    (index: number, part: number): Layer =>
    (x) =>
      mix(at(index)(x), at(index + 1)(x), part);
  const lines = (index: number, number: number, weight: number) =>
    repeat(number, (step) =>
      stroke(curve(points(within(index, (step + 0.7) / (number + 0.4)))), weight),
    ).join('');
  const pebbles = (index: number, number: number) =>
    repeat(number, () => {
      const x = random.between(-60, width + 60);
      return disc(x, within(index, random.between(0.16, 0.86))(x), random.between(1.6, 6));
    }).join('');
  const stitches = (index: number, number: number) =>
    repeat(number, (step) =>
      stroke(curve(points(within(index, (step + 0.8) / (number + 0.6)))), 2, {
        'stroke-dasharray': `${random.whole(10, 60)} ${random.whole(9, 16)}`,
      }),
    ).join('');

  const faultX = width * random.between(0.5, 0.76);
  const slope = random.between(60, 150) * (random.chance(0.5) ? 1 : -1);
  const drop = height * random.between(0.07, 0.13);
  const [above, beneath]: [Point, Point] = [
    [faultX + slope, -90],
    [faultX - slope, height + 90],
  ];
  const left = fill(polyline([[-90, -90], above, beneath, [-90, height + 90]], true));
  const right = fill(polyline([above, [width + 90, -90], [width + 90, height + 90], beneath], true));
  const broken = (shapes: string) =>
    clip('left', left, shapes) + clip('right', right, group(shapes, { transform: `translate(0 ${drop})` }));
  const plate = (ink: Colour, shapes: string, grain = 0): Plate => ({
    ink,
    shapes: broken(shapes),
    blend: 'over',
    grain,
  });

  const [first, second, third] = random.pick<[Colour, Colour, Colour]>([
    ['peach', 'clay', 'moss'],
    ['clay', 'peach', 'dusk'],
    ['blush', 'peach', 'clay'],
  ]);
  const heavy = dark ? 'dusk' : 'night';
  const bottom =
    fade('down', [0, at(6)(width / 2)], [0, height * 1.05], 0.15, 1) + fill(band(6), { fill: 'url(#down)' });
  const radius = surface * random.between(0.26, 0.34);
  const sun: Point = [width * random.between(0.16, 0.36), surface * random.between(0.44, 0.56)];
  return [
    {
      ink: inks.soft,
      shapes:
        fade('air', [0, 0], [0, surface], 0, 1) +
        `<rect width="${width}" height="${height}" fill="url(#air)"/>`,
      blend: inks.blend,
    },
    { ink: 'peach', shapes: disc(sun[0], sun[1], radius), blend: 'over', grain: 0 },
    {
      ink: inks.line,
      shapes:
        circleLine(sun[0], sun[1], radius + 16, 1.6) +
        stroke(`M${above[0]} ${above[1]}L${beneath[0]} ${beneath[1]}`, 1.8, { 'stroke-dasharray': '2 9' }),
      blend: 'over',
      grain: 0,
    },
    plate(dark ? 'night' : 'paper', fill(band(0))),
    plate(inks.line, lines(0, 5, 1.7) + stroke(curve(points(at(0))), 3.4)),
    plate(first, fill(band(1))),
    plate(second, fade('tone', [0, 0], [width, 0], 0.9, 0) + fill(band(1), { fill: 'url(#tone)' }), 0.75),
    plate(heavy, fill(band(2))),
    plate('peach', lines(2, 6, 1.8)),
    plate(second, fill(band(3))),
    plate('sand', fill(band(4))),
    plate('night', pebbles(4, 150) + stitches(3, 3)),
    plate(third, fill(band(5))),
    plate('paper', stitches(5, 5)),
    plate(first, fill(band(6))),
    plate('night', bottom, 0.75),
  ];
};
