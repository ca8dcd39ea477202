import { contourLines, createTerrain } from '../contour-lines.ts';
import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import { createField, addLayers } from '../noise.ts';
import { curve, disc, fill, polyline, stroke, repeat, type Point } from '../shapes.ts';

export const contours: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const rough = addLayers(createField(random), 3);
  const side = random.chance(0.5) ? 1 : -1;
  const hill: Point = [width * (0.5 + side * random.between(0.14, 0.24)), height * random.between(0.4, 0.56)];
  const lesser: Point = [
    width * (0.5 - side * random.between(0.26, 0.36)),
    height * random.between(0.12, 0.3),
  ];
  const lake: Point = [
    width * (0.5 - side * random.between(0.16, 0.28)),
    height * random.between(0.74, 0.86),
  ];
  const bump = (x: number, y: number, [bx, by]: Point, reach: number) =>
    Math.exp(-((x - bx) ** 2 + ((y - by) * 1.15) ** 2) / (reach * reach));
  const terrain = createTerrain(width, height, 8, (x, y) => {
    const land = bump(x, y, hill, width * 0.26) + 0.62 * bump(x, y, lesser, width * 0.18);
    return land - 0.6 * bump(x, y, lake, width * 0.17) + rough(x / 260, y / 260) * 0.24;
  });
  const lines = (level: number) => contourLines(terrain, level).map((line) => curve(thinOut(line), true));
  const area = (level: number) => fill(lines(level).join(''), { 'fill-rule': 'evenodd' });
  const below = (level: number) =>
    fill(
      polyline(
        [
          [-40, -40],
          [width + 40, -40],
          [width + 40, height + 40],
          [-40, height + 40],
        ],
        true,
      ) + lines(level).join(''),
      {
        'fill-rule': 'evenodd',
      },
    );
  const levels = repeat(24, (index) => -0.24 + index * 0.06);
  const route = repeat(9, (index): Point => {
    const part = index / 8;
    return [
      lake[0] + (hill[0] - lake[0]) * part + Math.sin(part * 9) * 46 * (1 - part),
      lake[1] + (hill[1] - lake[1]) * part + Math.cos(part * 7) * 26 * (1 - part),
    ];
  });
  const plates: Plate[] = [
    { ink: inks.soft, shapes: area(0.3), blend: inks.blend, grain: 0.4 },
    { ink: 'peach', shapes: area(0.54), blend: 'over' },
    { ink: 'clay', shapes: area(0.84), blend: 'over' },
    { ink: inks.deep === 'dusk' ? 'moss' : inks.deep, shapes: below(-0.24), blend: inks.blend },
    {
      ink: inks.line,
      shapes: levels.map((level, index) => stroke(lines(level).join(''), index % 5 === 0 ? 3 : 1.5)).join(''),
      blend: inks.blend,
      grain: 0,
    },
    {
      ink: ground === 'night' ? 'peach' : 'clay',
      shapes: stroke(curve(route), 5, { 'stroke-dasharray': '1 14' }) + disc(hill[0], hill[1], 9),
      blend: 'over',
      grain: 0,
    },
  ];
  return plates;
};

/** Keeps every third point: the curve through them is smoother than the grid. */
function thinOut(line: Point[]): Point[] {
  return line.length < 12 ? line : line.filter((_, index) => index % 3 === 0);
}
