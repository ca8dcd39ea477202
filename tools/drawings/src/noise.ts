import type { Random } from './random.ts';

export type Field = (x: number, y: number) => number;

const size = 256;

export function createField(random: Random): Field {
  const lattice = Float32Array.from({ length: size * size }, () => random.between(-1, 1));
  const at = (x: number, y: number) => lattice[(y & (size - 1)) * size + (x & (size - 1))] ?? 0;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = ease(x - left);
    const down = ease(y - top);
    const upper = mix(at(left, top), at(left + 1, top), across);
    const lower = mix(at(left, top + 1), at(left + 1, top + 1), across);
    return mix(upper, lower, down);
  };
}

/** Adds finer and weaker layers of the same noise, like those of coastlines and hills. */
export function addLayers(field: Field, layers: number): Field {
  return (x, y) => {
    let sum = 0;
    let weight = 1;
    let scale = 1;
    let total = 0;
    for (let layer = 0; layer < layers; layer += 1) {
      sum += field(x * scale + layer * 17.3, y * scale - layer * 9.1) * weight;
      total += weight;
      weight /= 2;
      scale *= 2;
    }
    return sum / total;
  };
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
