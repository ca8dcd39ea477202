import { contourLines, createTerrain } from '../contour-lines.ts';
import type { Motif, Plate } from '../motif.ts';
import { createField } from '../noise.ts';
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
  rect,
  round,
  samplePoints,
  stop,
  stroke,
  repeat,
  type Point,
} from '../shapes.ts';
import { hairStyles, createProfile } from './profile.ts';

interface Look {
  halo: Colour;
  skin: Colour;
  hair: Colour;
  cloth: Colour;
  line: Colour;
}

/** Colours that contrast well with each ground. */
const looks: Partial<Record<Colour, Look>> = {
  paper: { halo: 'peach', skin: 'paper', hair: 'night', cloth: 'clay', line: 'night' },
  sand: { halo: 'paper', skin: 'peach', hair: 'night', cloth: 'moss', line: 'night' },
  peach: { halo: 'blush', skin: 'clay', hair: 'night', cloth: 'paper', line: 'night' },
  blush: { halo: 'clay', skin: 'paper', hair: 'night', cloth: 'dusk', line: 'night' },
  night: { halo: 'dusk', skin: 'peach', hair: 'paper', cloth: 'clay', line: 'night' },
  dusk: { halo: 'clay', skin: 'blush', hair: 'night', cloth: 'sand', line: 'night' },
  moss: { halo: 'sand', skin: 'clay', hair: 'night', cloth: 'paper', line: 'night' },
  clay: { halo: 'peach', skin: 'sand', hair: 'night', cloth: 'night', line: 'night' },
};

const standard: Look = { halo: 'peach', skin: 'paper', hair: 'night', cloth: 'clay', line: 'night' };

/** A person in profile, mapped like a hill. `variant` names the hair. */
export const portrait: Motif = ({ width, height, ground, random, variant }) => {
  const look = looks[ground] ?? standard;
  const unit = height * random.between(0.475, 0.515);
  const side = random.chance(0.5) ? 1 : -1;
  const middle = width * (0.5 - side * 0.03);
  const crown = height * random.between(0.15, 0.19);
  const place = ([x, y]: Point): Point => [middle + side * x * unit, crown + y * unit];
  const head = samplePoints(createProfile(random), 6).map(place);
  const shape = polyline(head, true);
  const wave = createField(random);

  const far = (x: number, y: number) => {
    let least = Infinity;
    for (const [headX, headY] of head) {
      const square = (headX - x) ** 2 + (headY - y) ** 2;
      if (square < least) least = square;
    }
    return Math.sqrt(least);
  };
  const terrain = createTerrain(width, height, 12, (x, y) => far(x, y) + wave(x / 170, y / 170) * 26);
  const hill = repeat(13, (index) => 20 + index * 23)
    .map((level, index) =>
      contourLines(terrain, level)
        .map((points) =>
          stroke(
            curve(
              points.filter((_, at) => at % 2 === 0),
              true,
            ),
            index % 4 === 3 ? 3 : 1.6,
          ),
        )
        .join(''),
    )
    .join('');

  const hair = hairStyles[variant] ?? [];
  const mass = hair
    .map(
      ({ outline, discs = [] }) =>
        (outline ? fill(curve(outline.map(place), true)) : '') +
        discs.map(([x, y, r]) => disc(...place([x, y]), r * unit)).join(''),
    )
    .join('');
  const strands = repeat(40, (index) => {
    const points = repeat(16, (step): Point => {
      const [x, y] = place([-0.95 + step * 0.1, 0]);
      return [
        x,
        y -
          unit * 0.45 +
          index * unit * 0.06 +
          Math.sin(step * 0.42 + index * 0.05) * unit * 0.09 +
          wave(step * 0.4, index * 0.2) * 12 +
          step * step * unit * 0.0045,
      ];
    });
    return stroke(curve(points), 1.7);
  }).join('');

  const collar = samplePoints(
    [
      [0.16, 1.22],
      [0.3, 1.34],
      [0.62, 1.5],
      [0.86, 1.75],
      [0.98, 2.3],
      [-1.2, 2.3],
      [-1.08, 1.7],
      [-0.84, 1.44],
      [-0.5, 1.26],
      [-0.4, 1.16],
      [-0.12, 1.29],
    ],
    6,
  ).map(place);
  const coat = fill(polyline(collar, true));
  const weave = random.pick([
    () =>
      repeat(26, (index) => stroke(`M-20 ${round(crown + unit * 1.1 + index * 26)}H${width + 20}`, 7)).join(
        '',
      ),
    () =>
      repeat(60, (index) =>
        stroke(`M${-700 + index * 36} ${height + 20}L${-700 + index * 36 + 900} ${round(crown + unit)}`, 1.8),
      ).join(''),
    () =>
      repeat(420, (index) =>
        disc(
          (index % 30) * 42 + (Math.floor(index / 30) % 2) * 21,
          crown + unit * 1.12 + Math.floor(index / 30) * 38,
          6.5,
        ),
      ).join(''),
    () => repeat(40, (index) => circleLine(...place([0.1, 1.05]), unit * 0.12 + index * 19, 1.8)).join(''),
  ]);

  const [haloX, haloY] = place([random.between(-0.3, 0.12), random.between(0.3, 0.5)]);
  const halo = unit * random.between(0.66, 0.78);
  const orbit = repeat(3, (index) => circleLine(haloX, haloY, halo + 22 + index * 20, 1.6)).join('');
  const front = side > 0 ? width : 0;
  const plates: Plate[] = [
    { ink: look.halo, shapes: disc(haloX, haloY, halo), blend: 'over', grain: 0 },
    { ink: ground === 'night' ? 'peach' : look.line, shapes: orbit, blend: 'over', grain: 0 },
    { ink: look.skin, shapes: fill(shape), blend: 'over', grain: 0 },
    {
      ink: look.skin === 'clay' ? 'night' : 'clay',
      shapes:
        fade('side', place([0.5, 0.5]), place([-0.45, 0.9]), stop(0.1, 0), stop(1, 0.8)) +
        fill(shape, { fill: 'url(#side)' }),
      blend: 'over',
      grain: 0.45,
    },
    { ink: look.line, shapes: clip('head', fill(shape), hill), blend: 'over', grain: 0 },
    { ink: look.hair, shapes: mass, blend: 'over', grain: 0 },
    {
      ink: look.hair === 'night' ? 'peach' : 'night',
      shapes: clip('hair', mass.replaceAll('<g', '<g'), strands),
      blend: 'over',
      grain: 0,
    },
    { ink: look.cloth, shapes: coat, blend: 'over', grain: 0 },
    {
      ink: 'night',
      shapes:
        fade('fold', [front, 0], [width - front, 0], stop(0.2, 0), stop(1, 0.7)) +
        group(coat, { fill: 'url(#fold)' }),
      blend: 'over',
      grain: 0.45,
    },
    {
      ink: look.cloth === 'night' || look.cloth === 'dusk' ? 'peach' : 'night',
      shapes: clip('coat', coat, weave()) + rect(0, 0, 0, 0),
      blend: 'over',
      grain: 0,
    },
  ];
  return plates;
};
