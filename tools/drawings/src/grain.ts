import { createRandom } from './random.ts';

/** A square of noise that is tiled over a plate: evenly distributed values from 0 to 1. */
export interface Grain {
  tile: Float32Array;
  size: number;
}

const size = 512;

/** Larger pictures get coarser grain: it looks the same relative to the drawing, and needs far fewer bytes. */
export function createGrain(width: number): Grain {
  if (width < 900) return (fine ??= { tile: speckle(), size });
  return (coarse ??= { tile: equalise(spread(speckle(), 1.75)), size });
}

let fine: Grain | undefined;
let coarse: Grain | undefined;

function speckle(): Float32Array {
  const random = createRandom(1974);
  return Float32Array.from({ length: size * size }, () => random.next());
}

/** Draws the speckles `scale` times as large, with soft edges. */
function spread(tile: Float32Array, scale: number): Float32Array {
  const at = (x: number, y: number) => tile[(y % size) * size + (x % size)] ?? 0;
  return tile.map((_, index) => {
    const [x, y] = [(index % size) / scale, Math.floor(index / size) / scale];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [x - left, y - top];
    const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
    const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
    return upper * (1 - down) + lower * down;
  });
}

/** Replaces every value by its rank, so that high and low values are equally frequent. */
function equalise(tile: Float32Array): Float32Array {
  const steps = 4096;
  const counts = new Uint32Array(steps + 1);
  const step = (value: number) => Math.min(steps - 1, Math.floor(value * steps));
  for (const value of tile) counts[step(value) + 1] = (counts[step(value) + 1] ?? 0) + 1;
  for (let index = 1; index <= steps; index += 1)
    counts[index] = (counts[index] ?? 0) + (counts[index - 1] ?? 0);
  return tile.map((value) => (counts[step(value)] ?? 0) / tile.length);
}
