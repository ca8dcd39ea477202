export type Point = readonly [x: number, y: number];

type Attributes = Record<string, string | number | undefined>;

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
}

/** Two decimals are a hundredth of a pixel: precise enough, and short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export const tag = (name: string, attributes: Attributes, inner = ''): string =>
  `<${name}${write(attributes)}>${inner}</${name}>`;

export const disc = (x: number, y: number, radius: number, more: Attributes = {}): string =>
  tag('circle', { cx: x, cy: y, r: radius, ...more });

export const rect = (x: number, y: number, width: number, height: number, more: Attributes = {}): string =>
  tag('rect', { x, y, width, height, ...more });

export const group = (inner: string, more: Attributes): string => tag('g', more, inner);

/** A line without a fill; width in units of the sheet. */
export const stroke = (d: string, width: number, more: Attributes = {}): string =>
  tag('path', { d, fill: 'none', stroke: '#000', 'stroke-width': width, 'stroke-linecap': 'round', ...more });

export const fill = (d: string, more: Attributes = {}): string => tag('path', { d, ...more });

export const circleLine = (x: number, y: number, radius: number, width: number, more: Attributes = {}) =>
  disc(x, y, radius, { fill: 'none', stroke: '#000', 'stroke-width': width, ...more });

/** Path data through `points` with straight lines. */
export function polyline(points: readonly Point[], closed = false): string {
  const text = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return `M${text}${closed ? 'Z' : ''}`;
}

/** Path data through `points` as a smooth curve (Catmull–Rom turned into Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wanted = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wanted] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let d = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [x0, y0] = at(index - 1);
    const [x1, y1] = at(index);
    const [x2, y2] = at(index + 1);
    const [x3, y3] = at(index + 2);
    d += `C${round(x1 + (x2 - x0) / 6)} ${round(y1 + (y2 - y0) / 6)} `;
    d += `${round(x2 - (x3 - x1) / 6)} ${round(y2 - (y3 - y1) / 6)} ${round(x2)} ${round(y2)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points close together on the smooth curve through `points`. */
export function samplePoints(points: readonly Point[], between: number): Point[] {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const along = (t: number, a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return repeat(count * between, (index): Point => {
    const start = Math.floor(index / between);
    const t = (index % between) / between;
    const [a, b, c, d] = [at(start - 1), at(start), at(start + 1), at(start + 2)];
    return [along(t, a[0], b[0], c[0], d[0]), along(t, a[1], b[1], c[1], d[1])];
  });
}

/** An arc of a circle from one angle to another, in radians, as path data. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  const start = polar(x, y, radius, from);
  const end = polar(x, y, radius, to);
  return `M${round(start[0])} ${round(start[1])}A${round(radius)} ${round(radius)} 0 ${large} ${sweep} ${round(end[0])} ${round(end[1])}`;
}

export function polar(x: number, y: number, radius: number, angle: number): Point {
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

/** Calls `draw` with the integers from 0 to `count` - 1. */
export function repeat<Result>(count: number, draw: (index: number) => Result): Result[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index));
}

/** The amount of ink at a position of a fade: `offset` from 0, its start, to 1, its end. */
interface Stop {
  offset: number;
  opacity: number;
}

export const stop = (offset: number, opacity: number): Stop => ({ offset, opacity });

/** Bare numbers are opacities at equal distances. */
const stops = (list: readonly (number | Stop)[]): string =>
  list
    .map((item, index) => (typeof item === 'number' ? stop(index / (list.length - 1), item) : item))
    .map(({ offset, opacity }) => tag('stop', { offset, 'stop-opacity': opacity }))
    .join('');

/** A straight fade of opacity, in units of the sheet; use it as `url(#id)`. */
export function fade(id: string, from: Point, to: Point, ...list: (number | Stop)[]): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  return tag('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, stops(list));
}

/** A round fade of opacity from a point outwards. */
export function glow(id: string, [cx, cy]: Point, radius: number, ...list: (number | Stop)[]): string {
  return tag('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r: radius }, stops(list));
}

/** Shows only the part of `inner` within `shape`. */
export function clip(id: string, shape: string, inner: string): string {
  return `${tag('clipPath', { id }, shape)}${group(inner, { 'clip-path': `url(#${id})` })}`;
}
