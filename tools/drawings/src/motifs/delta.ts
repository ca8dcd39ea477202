import type { Motif, Plate } from '../motif.ts';
import { getInks } from '../inks.ts';
import type { Colour } from '../palette.ts';
import { disc, fade, rect, round, stroke, repeat } from '../shapes.ts';

/** Offset of a strand from the middle at each station, in places of its group. */
type Course = number[];

export const delta: Motif = ({ width, height, ground, random }) => {
  const inks = getInks(ground);
  const dark = inks.line === 'paper';
  const strands = 18;
  const stations = 5;
  const gap = height * 0.0235;
  const source = height * random.between(0.34, 0.66);
  const courses: Course[] = repeat(strands, (index) => [source + (index - (strands - 1) / 2) * gap]);

  // At every station each group of strands splits in two, and both parts drift on.
  let groups: number[][] = [repeat(strands, (index) => index)];
  for (let station = 1; station < stations; station += 1) {
    groups = groups.flatMap((members) => {
      if (members.length < 3 || (station > 1 && random.chance(0.18))) return [members];
      const cut = Math.round(members.length * random.between(0.34, 0.66));
      return [members.slice(0, cut), members.slice(cut)];
    });
    const spread = (station / (stations - 1)) ** 0.85;
    const room = height * (0.5 + 0.62 * spread);
    const free = room - strands * gap;
    const space = groups.length > 1 ? (free / (groups.length - 1)) * Math.min(1, spread * 1.1) : 0;
    const used = strands * gap + space * (groups.length - 1);
    const centre = source + (height / 2 - source) * spread;
    let y = centre - used / 2;
    for (const members of groups) {
      y += random.around(0, space * 0.16);
      for (const member of members) {
        courses[member]?.push(y);
        y += gap;
      }
      y += space;
    }
  }
  const at = (station: number) => -60 + (width + 120) * (station / (stations - 1)) ** 0.94 * 0.985;
  const toPathData = (course: Course) =>
    course.reduce((d, y, station) => {
      if (station === 0) return `M${round(at(0))} ${round(y)}`;
      const before = course[station - 1] ?? y;
      const [from, to] = [at(station - 1), at(station)];
      const middle = from + (to - from) * 0.5;
      return `${d}C${round(middle)} ${round(before)} ${round(middle)} ${round(y)} ${round(to)} ${round(y)}`;
    }, '');
  const chosen = random.whole(3, strands - 4);
  const colours: Colour[] = dark ? ['peach', 'clay', 'sand', 'moss'] : ['night', 'peach', 'clay', 'moss'];
  const turn = random.whole(0, 3);
  const chooseInk = (strand: number) => colours[(Math.floor(strand / 3) + turn) % colours.length];
  const bundle = (colour: Colour): Plate => ({
    ink: colour,
    shapes: courses
      .map((course, strand) => (chooseInk(strand) === colour ? stroke(toPathData(course), gap * 0.66) : ''))
      .join(''),
    blend: 'over',
    grain: 0,
  });
  const course = courses[chosen] ?? [];
  const mark = random.whole(1, 2);
  const [markX, markY] = [at(mark), course[mark] ?? 0];
  const suns = repeat(2, (index) =>
    disc(
      width * (0.3 + 0.44 * index + random.between(-0.08, 0.08)),
      height * (index === 0 ? random.between(0.02, 0.18) : random.between(0.8, 0.98)),
      height * random.between(0.16, 0.24),
    ),
  );
  return [
    {
      ink: inks.soft,
      shapes:
        fade('far', [width * 0.2, 0], [width, 0], 0, 1) + rect(0, 0, width, height, { fill: 'url(#far)' }),
      blend: inks.blend,
    },
    { ink: dark ? 'dusk' : 'blush', shapes: suns[0] ?? '', blend: 'over', grain: 0 },
    { ink: dark ? 'dusk' : 'sand', shapes: suns[1] ?? '', blend: 'over', grain: 0 },
    ...colours.map(bundle),
    { ink: ground, shapes: stroke(toPathData(course), gap * 1.5), blend: 'over', grain: 0 },
    { ink: inks.line, shapes: stroke(toPathData(course), gap * 0.5), blend: 'over', grain: 0 },
    { ink: ground, shapes: disc(markX, markY, gap * 1.7), blend: 'over', grain: 0 },
    { ink: dark ? 'paper' : 'clay', shapes: disc(markX, markY, gap * 1.2), blend: 'over', grain: 0 },
  ];
};
