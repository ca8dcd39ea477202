import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import { createField } from '../noise.ts';
import { curve, fill, polar, stroke, repeat, type Point } from '../shapes.ts';

export const rings: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const wave = createField(random);
  const side = random.chance(0.5) ? 1 : -1;
  const core: Point = [width * (0.5 + side * random.between(0.06, 0.2)), height * random.between(0.44, 0.6)];
  const crack = side > 0 ? Math.PI + random.between(-0.5, 0.4) : random.between(-0.4, 0.5);
  let grown = height * 0.035;
  const years: number[] = [];
  const lastYear = height * random.between(0.62, 0.74);
  while (grown < lastYear) {
    years.push(grown);
    grown += height * (0.008 + 0.02 * Math.abs(wave(years.length * 0.23, 9)) + 0.004 * random.next());
  }
  const ring = (reach: number): string => {
    const part = reach / height;
    return curve(
      repeat(72, (index): Point => {
        const angle = (index / 72) * Math.PI * 2;
        const [cx, cy] = [Math.cos(angle), Math.sin(angle)];
        const lobes =
          wave(cx * 0.9 + 5, cy * 0.9 + 5) * 0.2 * part +
          wave(cx * 2.6 + 40, cy * 2.6 + part * 2.2) * 0.055 * part;
        const near = Math.cos((angle - crack) / 2) ** 60;
        return polar(
          core[0],
          core[1],
          reach * (1 + lobes - near * 0.16 * part) * (1 + 0.1 * cx * side),
          angle,
        );
      }),
      true,
    );
  };
  const paths = years.map(ring);
  const band = (from: number, to: number) =>
    fill((paths[from] ?? '') + (paths[to] ?? ''), { 'fill-rule': 'evenodd' });
  const bark = paths.at(-1) ?? '';
  const at = (part: number) => Math.floor((paths.length - 1) * part);
  const split = (() => {
    const reach = (years.at(-1) ?? 0) * 1.2;
    const tip = polar(core[0], core[1], height * 0.09, crack);
    const [one, other] = [
      polar(core[0], core[1], reach, crack - 0.045),
      polar(core[0], core[1], reach, crack + 0.03),
    ];
    const bend = polar(core[0], core[1], reach * 0.5, crack + 0.028);
    return `M${tip[0]} ${tip[1]}Q${bend[0]} ${bend[1]} ${one[0]} ${one[1]}L${other[0]} ${other[1]}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}Z`;
  })();
  const dark = inks.blend === 'over' && inks.line === 'paper';
  const plates: Plate[] = [
    { ink: dark ? 'clay' : inks.soft, shapes: fill(bark), blend: 'over', grain: 0 },
    {
      ink: dark ? 'peach' : inks.accent,
      shapes: fill(paths[at(0.86)] ?? ''),
      blend: 'over',
      grain: 0,
    },
    {
      ink: dark ? 'blush' : 'blush',
      shapes: band(at(0.34), at(0.5)) + band(at(0.66), at(0.7)),
      blend: 'over',
      grain: 0,
    },
    {
      ink: 'clay',
      shapes: band(at(0.5), at(0.58)) + fill(paths[at(0.14)] ?? ''),
      blend: 'over',
    },
    {
      ink: 'night',
      shapes: paths
        .map((d, index) => stroke(d, index % 10 === 0 ? 3.4 : 1.3 + 0.9 * Math.abs(wave(index * 0.7, 3))))
        .join(''),
      blend: 'multiply',
      grain: 0,
    },
    { ink: 'night', shapes: stroke(bark, 15), blend: 'over', grain: 0.5 },
    { ink: ground, shapes: fill(split), blend: 'over', grain: 0 },
  ];
  return plates;
};
