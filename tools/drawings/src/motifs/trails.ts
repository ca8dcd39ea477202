import type { Motif, Plate } from '../motif.ts';
import { createField } from '../noise.ts';
import { arc, curve, disc, fade, fill, polyline, rect, stroke, repeat, type Point } from '../shapes.ts';

export const trails: Motif = ({ width, height, random }) => {
  const wave = createField(random);
  const pole: Point = [
    width * random.pick([random.between(0.24, 0.36), random.between(0.64, 0.76)]),
    height * random.between(0.36, 0.5),
  ];
  const sweep = random.between(0.75, 1.1);
  const reach = Math.hypot(width, height) * 0.92;
  const count = 74;
  const orbits = repeat(count, (index) => ({
    radius: 20 + (reach * (index + random.between(-0.3, 0.3))) / count,
    start: random.between(0, Math.PI * 2),
    ink: random.pick(['paper', 'paper', 'sand', 'peach', 'peach', 'clay', 'moss'] as const),
    weight: random.pick([1.6, 2, 2.6, 3.6]),
  }));
  const trail = (ink: Plate['ink']): Plate => ({
    ink,
    shapes: orbits
      .filter((orbit) => orbit.ink === ink)
      .map(({ radius, start, weight }) =>
        repeat(radius > reach * 0.22 ? 3 : 2, (index) => {
          const from = start + (index * (Math.PI * 2)) / 3 + random.around(0, 0.4);
          return stroke(
            arc(pole[0], pole[1], Math.abs(radius), from, from + sweep * random.between(0.7, 1)),
            weight,
          );
        }).join(''),
      )
      .join(''),
    blend: 'over',
    grain: 0,
  });
  const ridge = (base: number, amount: number, seed: number) =>
    repeat(20, (index): Point => {
      const x = -60 + ((width + 120) / 19) * index;
      return [x, height * base + wave(x / 420, seed) * height * amount];
    });
  const land = (points: Point[]) => fill(`${curve(points)}L${width + 60} ${height + 60}L-60 ${height + 60}Z`);
  const hill = ridge(0.85, 0.1, 2);
  const homeX = width - pole[0] + random.around(0, 60);
  const [, homeY] = hill.reduce((best, point) =>
    Math.abs(point[0] - homeX) < Math.abs(best[0] - homeX) ? point : best,
  );
  const scale = height / 800;
  const [w, h] = [96 * scale, 70 * scale];
  const base = homeY + 12 * scale;
  const house = polyline(
    [
      [homeX - w, base + 40],
      [homeX - w, base - h],
      [homeX - w * 0.42, base - h * 1.8],
      [homeX + w * 0.16, base - h],
      [homeX + w, base - h],
      [homeX + w, base + 40],
    ],
    true,
  );
  const chimney = rect(homeX - w * 0.28, base - h * 1.95, w * 0.15, h * 0.8);
  const mast =
    stroke(`M${homeX + w * 1.6} ${base + 30}V${base - h * 3}`, 4) +
    stroke(`M${homeX + w * 1.38} ${base - h * 2.6}H${homeX + w * 1.82}`, 3);
  return [
    {
      ink: 'dusk',
      shapes:
        fade('dawn', [0, height * 0.1], [0, height], 0, 1) +
        rect(0, 0, width, height, { fill: 'url(#dawn)' }),
      blend: 'over',
    },
    {
      ink: 'clay',
      shapes:
        fade('glow', [0, height * 0.58], [0, height * 0.9], 0, 0.75) +
        rect(0, height * 0.55, width, height * 0.45, { fill: 'url(#glow)' }),
      blend: 'over',
      grain: 0.8,
    },
    trail('sand'),
    trail('paper'),
    trail('moss'),
    trail('clay'),
    trail('peach'),
    { ink: 'paper', shapes: disc(pole[0], pole[1], 8), blend: 'over', grain: 0 },
    { ink: 'night', shapes: land(ridge(0.78, 0.07, 11)), blend: 'over', grain: 0 },
    { ink: 'ink', shapes: land(hill) + fill(house) + chimney + mast, blend: 'over', grain: 0 },
    {
      ink: 'peach',
      shapes:
        rect(homeX - w * 0.66, base - h * 0.7, w * 0.2, h * 0.4) +
        rect(homeX - w * 0.36, base - h * 0.7, w * 0.2, h * 0.4) +
        rect(homeX + w * 0.45, base - h * 0.7, w * 0.26, h * 0.4),
      blend: 'over',
      grain: 0,
    },
  ];
};
