import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import { disc, fade, fill, glow, group, polar, round, stop, stroke, repeat, type Point } from '../shapes.ts';

export const orbits: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const side = random.chance(0.5) ? 1 : -1;
  const sun: Point = [width * (0.5 - side * random.between(0.16, 0.3)), height * random.between(0.52, 0.66)];
  const radius = height * random.between(0.15, 0.22);
  const tilt = side * random.between(-26, -14);
  const flat = random.between(0.3, 0.42);
  const turn = { transform: `rotate(${round(tilt)} ${round(sun[0])} ${round(sun[1])})` };
  const reaches = repeat(7, (index) => radius * (1.55 + index * 0.72 + index * index * 0.075));

  const half = (reach: number, front: boolean) =>
    `M${sun[0] - reach} ${sun[1]}A${reach} ${reach * flat} 0 0 ${front ? 0 : 1} ${sun[0] + reach} ${sun[1]}`;
  const on = (reach: number, angle: number): Point => {
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * flat];
    const turned = (tilt * Math.PI) / 180;
    return [
      sun[0] + x * Math.cos(turned) - y * Math.sin(turned),
      sun[1] + x * Math.sin(turned) + y * Math.cos(turned),
    ];
  };
  const rings = (front: boolean) =>
    group(
      reaches
        .map((reach, index) =>
          stroke(half(reach, front), index === 3 ? 3.4 : 1.5, { opacity: index > 4 ? 0.75 : 1 }),
        )
        .join(''),
      turn,
    );
  const months = repeat(60, (index) => {
    const angle = (index / 60) * Math.PI * 2;
    const [from, to] = [
      on((reaches[5] ?? 0) - 7, angle),
      on((reaches[5] ?? 0) + (index % 5 === 0 ? 16 : 7), angle),
    ];
    return stroke(`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`, 1.4);
  }).join('');

  const planets = [
    { reach: reaches[1] ?? 0, angle: random.between(0.3, 1.3), size: radius * 0.14 },
    {
      reach: reaches[3] ?? 0,
      angle: random.between(-0.9, 0.1) + (side > 0 ? 0 : Math.PI),
      size: radius * 0.4,
    },
    { reach: reaches[4] ?? 0, angle: random.between(1.9, 2.8), size: radius * 0.2 },
    { reach: reaches[6] ?? 0, angle: random.between(3.9, 5.2), size: radius * 0.26 },
  ].map((planet) => ({ ...planet, at: on(planet.reach, planet.angle) }));
  const balls = planets.map(({ at, size }) => disc(at[0], at[1], size)).join('');
  const shades = planets
    .map(({ at, size }, index) => {
      const away = Math.atan2(at[1] - sun[1], at[0] - sun[0]);
      const lit = polar(at[0], at[1], size * 0.62, away + Math.PI);
      return (
        glow(`shade${index}`, lit, size * 1.72, stop(0, 0), stop(0.36, 0.12), stop(0.72, 0.82), stop(1, 1)) +
        disc(at[0], at[1], size, { fill: `url(#shade${index})` })
      );
    })
    .join('');
  const stars = repeat(70, () =>
    disc(random.between(0, width), random.between(0, height), random.between(0.9, 2.2)),
  ).join('');

  const plates: Plate[] = [
    {
      ink: inks.soft,
      shapes:
        glow('halo', sun, width * 0.62, 0.95, 0) +
        `<rect width="${width}" height="${height}" fill="url(#halo)"/>`,
      blend: inks.blend,
    },
    { ink: inks.line, shapes: rings(false) + group(months, {}) + stars, blend: inks.blend, grain: 0 },
    { ink: inks.accent, shapes: disc(sun[0], sun[1], radius), blend: 'over', grain: 0 },
    {
      ink: inks.strong,
      shapes:
        fade('low', [sun[0], sun[1] - radius], [sun[0], sun[1] + radius], stop(0.25, 0), stop(1, 1)) +
        disc(sun[0], sun[1], radius, { fill: 'url(#low)' }),
      blend: 'over',
    },
    { ink: inks.line, shapes: rings(true), blend: 'over', grain: 0 },
    {
      ink: ground === 'night' || ground === 'dusk' ? 'sand' : 'blush',
      shapes: balls,
      blend: 'over',
      grain: 0,
    },
    { ink: ground === 'night' || ground === 'dusk' ? 'ink' : 'night', shapes: shades, blend: 'over' },
    {
      ink: inks.line,
      shapes:
        planets
          .map(({ at, size }) =>
            stroke(
              `M${round(at[0] + size)} ${round(at[1])}A${round(size)} ${round(size)} 0 1 1 ${round(at[0] + size)} ${round(at[1] - 0.1)}`,
              1.5,
            ),
          )
          .join('') + fill(''),
      blend: 'over',
      grain: 0,
    },
  ];
  return plates;
};
