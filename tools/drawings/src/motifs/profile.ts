import type { Random } from '../random.ts';
import type { Point } from '../shapes.ts';

/**
 * Outlines of a head seen from its right side. One unit is the height of the head; (0, 0) is above the ear at crown
 * level, x runs towards the face, y down.
 */
export function createProfile(random: Random): Point[] {
  const nose = random.between(-0.05, 0.02);
  const brow = random.between(-0.012, 0.015);
  const chin = random.between(-0.025, 0.02);
  const lips = random.between(-0.012, 0.018);
  return [
    [0.3, 0.1],
    [0.405, 0.24],
    [0.435 + brow, 0.36],
    [0.44 + brow, 0.415],
    [0.412, 0.468],
    [0.455 + nose * 0.4, 0.545],
    [0.53 + nose, 0.635],
    [0.522 + nose, 0.668],
    [0.447, 0.688],
    [0.44, 0.706],
    [0.472 + lips, 0.74],
    [0.44, 0.768],
    [0.463 + lips, 0.797],
    [0.42, 0.84],
    [0.44 + chin, 0.905],
    [0.412 + chin, 0.968],
    [0.34 + chin, 0.992],
    [0.16, 0.95],
    [0.075, 0.99],
    [0.07, 1.12],
    [0.13, 1.3],
    [0.26, 1.62],
    [-0.62, 1.62],
    [-0.47, 1.3],
    [-0.37, 1.08],
    [-0.395, 0.88],
    [-0.47, 0.66],
    [-0.505, 0.44],
    [-0.455, 0.22],
    [-0.31, 0.07],
    [-0.1, 0.005],
    [0.12, 0.015],
  ];
}

/** Hair, as closed outlines and as discs (x, y, radius) that merge. */
export interface Hair {
  outline?: Point[];
  discs?: [number, number, number][];
}

const cropped: Point[] = [
  [0.385, 0.2],
  [0.36, 0.07],
  [0.14, -0.045],
  [-0.12, -0.06],
  [-0.36, 0.02],
  [-0.52, 0.2],
  [-0.565, 0.44],
  [-0.52, 0.68],
  [-0.43, 0.9],
  [-0.36, 0.96],
  [-0.26, 0.82],
  [-0.15, 0.7],
  [-0.06, 0.62],
  [0.015, 0.64],
  [0.055, 0.52],
  [0.09, 0.36],
  [0.22, 0.26],
];

const bob: Point[] = [
  [0.4, 0.24],
  [0.38, 0.06],
  [0.16, -0.07],
  [-0.14, -0.09],
  [-0.42, 0.01],
  [-0.6, 0.22],
  [-0.65, 0.5],
  [-0.63, 0.8],
  [-0.6, 1.03],
  [-0.4, 1.1],
  [-0.14, 1.08],
  [0.02, 1.02],
  [0.075, 0.84],
  [0.06, 0.62],
  [0.1, 0.42],
  [0.26, 0.3],
];

const long: Point[] = [
  [0.37, 0.17],
  [0.3, 0.02],
  [0.06, -0.075],
  [-0.22, -0.07],
  [-0.47, 0.05],
  [-0.61, 0.28],
  [-0.64, 0.6],
  [-0.68, 1.0],
  [-0.78, 1.4],
  [-0.7, 1.72],
  [-0.34, 1.74],
  [-0.16, 1.4],
  [-0.16, 1.0],
  [-0.08, 0.76],
  [0.03, 0.58],
  [0.09, 0.36],
  [0.22, 0.24],
];

const swept: Point[] = [
  [0.36, 0.2],
  [0.47, 0.08],
  [0.42, -0.08],
  [0.2, -0.17],
  [-0.1, -0.14],
  [-0.36, -0.02],
  [-0.54, 0.2],
  [-0.56, 0.46],
  [-0.5, 0.7],
  [-0.4, 0.84],
  [-0.3, 0.72],
  [-0.16, 0.62],
  [-0.04, 0.58],
  [0.02, 0.62],
  [0.05, 0.48],
  [0.1, 0.32],
  [0.22, 0.22],
];

const wrap: Point[] = [
  [0.43, 0.27],
  [0.42, 0.05],
  [0.2, -0.12],
  [-0.12, -0.17],
  [-0.46, -0.08],
  [-0.68, 0.16],
  [-0.71, 0.46],
  [-0.58, 0.72],
  [-0.4, 0.82],
  [-0.22, 0.72],
  [0, 0.54],
  [0.22, 0.38],
];

const beard: Point[] = [
  [0.02, 0.6],
  [0.07, 0.75],
  [0.22, 0.79],
  [0.36, 0.71],
  [0.455, 0.715],
  [0.42, 0.77],
  [0.45, 0.83],
  [0.5, 0.94],
  [0.46, 1.06],
  [0.32, 1.11],
  [0.16, 1.06],
  [0.03, 0.94],
  [-0.03, 0.76],
];

const ring = (count: number, draw: (part: number) => [number, number, number]) =>
  Array.from({ length: count }, (_, index) => draw(index / (count - 1)));

/** From the forehead over the crown to the nape. */
const overHead = (part: number, out: number): [number, number] => {
  const angle = -0.62 - part * 3.35;
  return [-0.07 + Math.cos(angle) * (0.4 + out), 0.4 + Math.sin(angle) * (0.36 + out)];
};

export const hairStyles: Record<string, Hair[]> = {
  cropped: [{ outline: cropped }],
  bun: [{ outline: cropped, discs: [[-0.53, 0.06, 0.19]] }],
  bob: [{ outline: bob }],
  long: [{ outline: long }],
  swept: [{ outline: swept }],
  wrap: [{ outline: wrap, discs: [[-0.66, 0.34, 0.15]] }],
  beard: [{ outline: beard }],
  bearded: [{ outline: cropped }, { outline: beard }],
  curls: [
    {
      outline: cropped,
      discs: ring(15, (part) => [...overHead(part, 0.1 + 0.035 * Math.sin(part * 21)), 0.135]),
    },
  ],
};
