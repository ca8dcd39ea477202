import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import { createField } from '../noise.ts';
import { curve, disc, fade, fill, group, round, stroke, tag, repeat, type Point } from '../shapes.ts';

export const cones: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const dark = inks.line === 'paper';
  const rising = random.chance(0.7) ? 1 : -1;
  const now: Point = [width * random.between(0.2, 0.3), height * (0.5 + rising * random.between(0.1, 0.19))];
  const reach = width * random.between(0.62, 0.7);
  const tilt = -rising * random.between(10, 19);
  const turn = { transform: `rotate(${round(tilt)} ${round(now[0])} ${round(now[1])})` };
  const flat = random.between(0.26, 0.36);
  const widest = height * random.between(0.5, 0.58);
  const wander = createField(random);

  const cone = (half: number, far: number) => {
    const [x, tall] = [now[0] + reach * far, half * far];
    return `M${now[0]} ${now[1]}L${x} ${now[1] - tall}A${tall * flat} ${tall} 0 0 1 ${x} ${now[1] + tall}Z`;
  };
  const tone = (half: number, far: number, from: number, to: number) =>
    group(
      fade('tone', now, [now[0] + reach * 1.1, now[1]], from, to) +
        fill(cone(half, far), { fill: 'url(#tone)' }),
      turn,
    );
  const slice = (far: number, weight: number, dashes?: string) =>
    tag('ellipse', {
      cx: now[0] + reach * far,
      cy: now[1],
      rx: widest * far * flat,
      ry: widest * far,
      fill: 'none',
      stroke: '#000',
      'stroke-width': weight,
      'stroke-dasharray': dashes,
    });

  const count = 23;
  const chosen = Math.round(count * random.between(0.3, 0.68));
  const ends: Point[] = [];
  const paths = repeat(count, (index) => {
    const aim = (index / (count - 1)) * 1.84 - 0.92;
    const points = repeat(16, (step): Point => {
      const far = step / 15;
      const stray =
        wander(index * 1.7, far * 3.1) * 0.16 * Math.sin(far * Math.PI) +
        wander(index * 5.1, 40) * 0.05 * far;
      const lip = far * (1 + 0.26 * flat * (1 - aim * aim));
      return [now[0] + reach * lip, now[1] + widest * far * (aim + stray)];
    });
    const last = points.at(-1);
    if (last) ends.push(last);
    return index === chosen ? '' : stroke(curve(points), 1.5);
  });
  const path = repeat(16, (step): Point => {
    const far = step / 15;
    const aim = (chosen / (count - 1)) * 1.84 - 0.92;
    return [now[0] + reach * far * 1.05, now[1] + widest * far * aim + Math.sin(far * 5.2) * 26 * far];
  });
  const goal = path.at(-1) ?? now;
  const threads = repeat(9, (index) => {
    const off = (index - 4) * height * 0.062;
    const points = repeat(10, (step): Point => {
      const back = step / 9;
      return [
        now[0] - back * width * 0.62,
        now[1] + off * back ** 1.8 + wander(index * 2.3, back * 2.6) * 22 * back,
      ];
    });
    return stroke(curve(points), 1.5);
  }).join('');

  const over = (ink: Plate['ink'], shapes: string, grain = 0.75): Plate => ({
    ink,
    shapes,
    blend: 'over',
    grain,
  });
  return [
    over(inks.soft, tone(widest * 1.5, 1.6, 0.9, 0.35), 0.7),
    over(dark ? 'clay' : 'blush', tone(widest, 1, 1, 0.9)),
    over(dark ? 'clay' : 'peach', tone(widest * 0.72, 1, 1, 0.7)),
    over(dark ? 'peach' : 'clay', tone(widest * 0.4, 1, 1, 0.15)),
    over(
      inks.line,
      group(threads + slice(1, 2.2) + slice(0.7, 1.6, '2 8') + slice(0.4, 1.6, '2 8'), turn),
      0,
    ),
    over(dark ? 'night' : 'night', group(paths.join(''), turn), 0),
    over(dark ? 'paper' : 'night', group(stroke(curve(path), 6), turn), 0),
    over(
      inks.line,
      group(
        ends.map(([x, y]) => disc(x, y, 4.6)).join('') +
          disc(goal[0], goal[1], 17) +
          disc(now[0], now[1], 19),
        turn,
      ),
      0,
    ),
    over(dark ? 'clay' : 'peach', group(disc(now[0], now[1], 9) + disc(goal[0], goal[1], 8), turn), 0),
  ];
};
