import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import { createField } from '../noise.ts';
import { clip, curve, disc, fade, fill, rect, stop, stroke, repeat, type Point } from '../shapes.ts';

export const furrows: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const dark = inks.line === 'paper';
  const wave = createField(random);
  const level = height * random.between(0.36, 0.46);
  const end: Point = [width * random.between(0.3, 0.7), level];
  const bend = random.between(-0.35, 0.35) * width;
  const far = repeat(22, (index): Point => {
    const x = -40 + ((width + 80) / 21) * index;
    return [x, level + wave(x / 360, 1) * height * 0.035];
  });
  const land = `${curve(far)}L${width + 60} ${height + 60}L-60 ${height + 60}Z`;
  const edge = (slot: number, part: number): Point => {
    const close = part ** 1.7;
    return [
      end[0] + slot * (14 + close * 210) + bend * Math.sin(part * Math.PI) * 0.42 * (1 - part * 0.5),
      level - 30 + part * (height - level + 70),
    ];
  };
  const side = (slot: number) => repeat(14, (index) => edge(slot, index / 13));
  const strip = (slot: number, share: number) =>
    `${curve(side(slot))}L${curve(side(slot + share).reverse()).slice(1)}Z`;
  const slots = repeat(64, (index) => index - 32);
  const seedlings = slots
    .filter((slot) => slot % 2 === 0)
    .map((slot) =>
      repeat(34, (index) => {
        const part = (index + 1) / 34;
        const [x, y] = edge(slot + 0.66, part);
        const size = 0.8 + part ** 2 * 13;
        return `<path d="M${x} ${y}q${-size} ${-size * 0.4} ${-size} ${-size * 1.5}q${size} ${size * 0.3} ${size} ${size * 1.5}q0 ${-size * 1.2} ${size * 1.1} ${-size * 1.4}q0 ${size * 1.1} ${-size * 1.1} ${size * 1.4}z"/>`;
      }).join(''),
    )
    .join('');
  const radius = height * random.between(0.17, 0.23);
  const sun: Point = [
    end[0] + random.between(-0.16, 0.16) * width,
    level - radius * random.between(0.15, 0.7),
  ];
  const hills = repeat(2, (index) => {
    const points = repeat(22, (step): Point => {
      const x = -40 + ((width + 80) / 21) * step;
      return [
        x,
        level - height * (0.03 + 0.06 * index) - (wave(x / 300, 20 + index * 9) + 0.4) * height * 0.07,
      ];
    });
    return `${curve(points)}L${width + 60} ${height}L-60 ${height}Z`;
  });
  const inField = (id: string, shapes: string) => clip(id, fill(land), shapes);
  const plates: Plate[] = [
    {
      ink: inks.soft,
      shapes: fade('air', [0, 0], [0, level], 0, 1) + rect(0, 0, width, level + 40, { fill: 'url(#air)' }),
      blend: inks.blend,
    },
    {
      ink: dark || ground === 'paper' || ground === 'sand' ? 'peach' : 'paper',
      shapes: disc(sun[0], sun[1], radius),
      blend: 'over',
      grain: 0,
    },
    { ink: dark ? 'dusk' : 'blush', shapes: fill(hills[1] ?? ''), blend: 'over', grain: 0 },
    { ink: 'moss', shapes: fill(hills[0] ?? ''), blend: 'over', grain: 0 },
    { ink: dark ? 'moss' : 'clay', shapes: fill(land), blend: 'over', grain: 0 },
    {
      ink: dark ? 'clay' : 'peach',
      shapes: inField(
        'a',
        slots
          .filter((slot) => slot % 4 === 0)
          .map((slot) => fill(strip(slot, 2)))
          .join(''),
      ),
      blend: 'over',
      grain: 0,
    },
    {
      ink: 'night',
      shapes: inField(
        'b',
        slots.map((slot) => fill(strip(slot + (slot % 2 === 0 ? 0 : 0.3), 0.32))).join(''),
      ),
      blend: 'over',
      grain: 0,
    },
    {
      ink: 'night',
      shapes:
        fade('near', [0, level], [0, height], stop(0.3, 0), stop(1, 0.36)) +
        fill(land, { fill: 'url(#near)' }),
      blend: 'over',
    },
    { ink: 'paper', shapes: inField('c', seedlings), blend: 'over', grain: 0 },
    { ink: inks.line, shapes: stroke(curve(far), 2.4), blend: 'over', grain: 0 },
  ];
  return plates;
};
