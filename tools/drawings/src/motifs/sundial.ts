import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import {
  arc,
  circleLine,
  clip,
  disc,
  fade,
  fill,
  polar,
  polyline,
  rect,
  round,
  stroke,
  repeat,
  type Point,
} from '../shapes.ts';

export const sundial: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const dark = inks.line === 'paper';
  const side = random.chance(0.5) ? 1 : -1;
  const foot: Point = [width * (0.5 + side * random.between(0.06, 0.16)), height * random.between(0.84, 0.9)];
  const reach = height * random.between(0.58, 0.66);
  const hour = -Math.PI / 2 + side * random.between(0.62, 1.05);
  const ray = (angle: number, from: number, to: number, weight: number) => {
    const [a, b] = [polar(foot[0], foot[1], from, angle), polar(foot[0], foot[1], to, angle)];
    return stroke(`M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`, weight);
  };
  const hours = repeat(13, (index) =>
    ray(-Math.PI + (index / 12) * Math.PI, reach * 0.2, reach * 1.3, index % 3 === 0 ? 3.2 : 1.6),
  ).join('');
  const minutes = repeat(145, (index) =>
    ray(
      -Math.PI + (index / 144) * Math.PI,
      reach * (index % 12 === 0 ? 0.9 : index % 3 === 0 ? 0.93 : 0.955),
      reach,
      1.5,
    ),
  ).join('');
  const rims = [0.2, 1, 1.05, 1.3]
    .map((part) => stroke(arc(foot[0], foot[1], reach * part, -Math.PI, 0), part === 1 ? 3.2 : 1.6))
    .join('');
  const wedge = (half: number, far: number) =>
    polyline(
      [foot, polar(foot[0], foot[1], far, hour - half), polar(foot[0], foot[1], far, hour + half)],
      true,
    );
  const sector = (from: number, to: number) => {
    const [a, b] = [polar(foot[0], foot[1], reach, from), polar(foot[0], foot[1], reach, to)];
    return fill(`M${foot[0]} ${foot[1]}L${a[0]} ${a[1]}A${reach} ${reach} 0 0 1 ${b[0]} ${b[1]}Z`);
  };
  const gone = side > 0 ? sector(-Math.PI, hour) : sector(hour, 0);
  const style = polyline(
    [
      [foot[0] + side * 30, foot[1]],
      [foot[0] - side * reach * 0.46, foot[1]],
      [foot[0] - side * reach * 0.46, foot[1] - reach * 0.5],
    ],
    true,
  );
  const sun = polar(foot[0], foot[1], reach * 1.48, -Math.PI / 2 - side * random.between(0.72, 0.86));
  const ground2 = height - foot[1];
  const grass = repeat(7, (index) =>
    stroke(`M0 ${round(foot[1] + 12 + index * index * ground2 * 0.02 + index * 7)}H${width}`, 1.6),
  ).join('');
  const tone = fade('turn', [foot[0], foot[1] - reach], [foot[0], foot[1]], 0, 0.9);
  const over = (ink: Plate['ink'], shapes: string, grain = 0): Plate => ({
    ink,
    shapes,
    blend: 'over',
    grain,
  });
  return [
    over(
      inks.soft,
      fade('air', [0, 0], [0, foot[1]], 0, 1) + rect(0, 0, width, height, { fill: 'url(#air)' }),
      0.7,
    ),
    over(inks.line, circleLine(foot[0], foot[1], reach * 1.48, 1.5, { 'stroke-dasharray': '2 9' })),
    over(dark ? 'dusk' : ground === 'sand' ? 'paper' : 'sand', disc(foot[0], foot[1], reach * 1.3)),
    over(ground === 'peach' ? 'blush' : 'peach', disc(foot[0], foot[1], reach)),
    over('clay', gone),
    over(
      ground === 'peach' ? 'peach' : 'clay',
      tone + disc(foot[0], foot[1], reach, { fill: 'url(#turn)' }),
      0.75,
    ),
    over(dark ? 'night' : 'night', clip('dial', disc(foot[0], foot[1], reach * 1.3), minutes + hours)),
    over(inks.line, rims),
    over('night', clip('fallen', disc(foot[0], foot[1], reach * 1.3), fill(wedge(0.052, width)))),
    over(dark ? 'paper' : 'ink', fill(style)),
    over(ground === 'peach' || ground === 'blush' ? 'paper' : 'peach', disc(sun[0], sun[1], reach * 0.13)),
    over(dark ? 'ink' : 'night', rect(0, foot[1], width, height)),
    over('peach', grass),
  ];
};
