import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import { disc, fade, fill, polyline, rect, round, stop, stroke, repeat, type Point } from '../shapes.ts';

interface Building {
  x: number;
  wide: number;
  tall: number;
  roof: 'flat' | 'gable' | 'shed' | 'dome' | 'steps';
}

function outline({ x, wide, tall, roof }: Building, base: number): string {
  const top = base - tall;
  const right = x + wide;
  const walls: Record<Building['roof'], string> = {
    flat: polyline(
      [
        [x, base],
        [x, top],
        [right, top],
        [right, base],
      ],
      true,
    ),
    gable: polyline(
      [
        [x, base],
        [x, top],
        [x + wide / 2, top - wide * 0.42],
        [right, top],
        [right, base],
      ],
      true,
    ),
    shed: polyline(
      [
        [x, base],
        [x, top],
        [right, top - wide * 0.34],
        [right, base],
      ],
      true,
    ),
    dome: `M${x} ${base}V${top}A${wide / 2} ${wide / 2} 0 0 1 ${right} ${top}V${base}Z`,
    steps: polyline(
      [
        [x, base],
        [x, top + wide * 0.3],
        [x + wide * 0.28, top + wide * 0.3],
        [x + wide * 0.28, top],
        [x + wide * 0.62, top],
        [x + wide * 0.62, top + wide * 0.5],
        [right, top + wide * 0.5],
        [right, base],
      ],
      true,
    ),
  };
  return fill(walls[roof]);
}

export const city: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const dark = inks.line === 'paper';
  const base = height * random.between(0.68, 0.74);
  const row = (narrow: number, wide: number, low: number, high: number): Building[] => {
    const buildings: Building[] = [];
    let x = -random.between(0, wide);
    while (x < width) {
      const across = random.between(narrow, wide);
      buildings.push({
        x,
        wide: across,
        tall: height * random.between(low, high),
        roof: random.pick(['flat', 'flat', 'gable', 'shed', 'dome', 'steps']),
      });
      x += across + (random.chance(0.3) ? random.between(8, 60) : 0);
    }
    return buildings;
  };
  const draw = (buildings: Building[]) => buildings.map((building) => outline(building, base)).join('');
  const [far, middle, near] = [row(60, 130, 0.26, 0.56), row(70, 150, 0.14, 0.36), row(60, 150, 0.05, 0.19)];
  const windows = (
    buildings: Building[],
    cell: number,
    lit: number,
    shape: (x: number, y: number) => string,
  ) =>
    buildings
      .flatMap(({ x, wide, tall, roof }) => {
        const columns = Math.floor((wide - 16) / cell);
        const rows = Math.floor((tall - (roof === 'steps' ? wide * 0.5 : 0) - 20) / (cell * 1.25));
        const margin = (wide - columns * cell) / 2;
        return repeat(columns * Math.max(0, rows), (index) => {
          if (!random.chance(lit)) return '';
          const [column, storey] = [index % columns, Math.floor(index / columns)];
          return shape(x + margin + column * cell, base - 26 - storey * cell * 1.25);
        });
      })
      .join('');
  const plan = far.map((building) => ({ ...building, tall: building.tall * random.between(1.12, 1.5) }));
  const planned = plan
    .filter(() => random.chance(0.45))
    .map((building) =>
      outline(building, base).replace(
        '<path',
        '<path fill="none" stroke="#000" stroke-width="1.6" stroke-dasharray="2 7"',
      ),
    )
    .join('');
  const sun: Point = [width * random.between(0.22, 0.78), base - height * random.between(0.34, 0.46)];
  const radius = height * random.between(0.2, 0.27);
  const dashes = (number: number, at: (deep: number) => readonly [from: number, long: number]) =>
    repeat(number, (index) => {
      const deep = (index + 1) / number;
      const y = base + 6 + deep ** 1.35 * (height - base);
      const [from, long] = at(deep);
      return stroke(`M${round(from)} ${round(y)}h${round(long)}`, 1.6 + deep * 2.2);
    }).join('');
  const glitter = dashes(24, (deep) => {
    const half = radius * (0.9 - 0.35 * deep) * random.between(0.5, 1.1);
    return [sun[0] - half + random.around(0, 26), half * 2];
  });
  const ripples = repeat(4, () =>
    dashes(22, () => [random.between(-0.1, 1) * width, random.between(40, 240)]),
  ).join('');
  const mirror = (shapes: string, squeeze: number) =>
    `<g transform="translate(0 ${base}) scale(1 ${-squeeze}) translate(0 ${-base})">${shapes}</g>`;
  const warm = ground === 'peach' || ground === 'blush' ? 'paper' : inks.accent;
  const plates: Plate[] = [
    {
      ink: inks.soft,
      shapes: fade('air', [0, 0], [0, base], 0, 1) + rect(0, 0, width, base, { fill: 'url(#air)' }),
      blend: inks.blend,
    },
    { ink: warm, shapes: disc(sun[0], sun[1], radius), blend: 'over', grain: 0 },
    { ink: inks.line, shapes: planned, blend: 'over', grain: 0 },
    { ink: dark ? 'dusk' : 'blush', shapes: draw(far), blend: dark ? 'over' : 'multiply', grain: 0 },
    {
      ink: dark ? 'paper' : 'clay',
      shapes: windows(far, 15, 0.62, (x, y) => rect(x + 4, y, 2.4, 11)),
      blend: 'over',
      grain: 0,
    },
    { ink: dark ? 'moss' : 'clay', shapes: draw(middle), blend: 'over', grain: 0 },
    {
      ink: dark ? 'night' : 'night',
      shapes:
        fade('shade', [0, base - height * 0.36], [0, base], 0, 0.62) +
        draw(middle).replaceAll('<path', '<path fill="url(#shade)"'),
      blend: 'over',
    },
    {
      ink: dark ? 'peach' : 'blush',
      shapes: windows(middle, 22, 0.4, (x, y) => rect(x + 6, y, 9, 12)),
      blend: 'over',
      grain: 0,
    },
    {
      ink: dark ? 'ink' : 'night',
      shapes: draw(near) + rect(-10, base - 14, width + 20, 30),
      blend: 'over',
      grain: 0,
    },
    {
      ink: 'peach',
      shapes: windows(near, 25, 0.34, (x, y) => rect(x + 8, y, 9, 11)),
      blend: 'over',
      grain: 0,
    },
    { ink: 'dusk', shapes: rect(-10, base, width + 20, height), blend: 'over', grain: 0 },
    {
      ink: dark ? 'ink' : 'night',
      shapes: mirror(draw(near), 0.62) + rect(-10, base, width + 20, 12),
      blend: 'over',
      grain: 0,
    },
    {
      ink: dark ? 'ink' : 'night',
      shapes:
        fade('deep', [0, base], [0, height], stop(0.1, 0), stop(1, 0.9)) +
        rect(0, base, width, height, { fill: 'url(#deep)' }),
      blend: 'over',
    },
    { ink: 'dusk', shapes: ripples, blend: 'over', grain: 0 },
    { ink: dark ? 'peach' : warm, shapes: glitter, blend: 'over', grain: 0 },
  ];
  return plates;
};
