import sharp from 'sharp';
import { createGrain, type Grain } from './grain.ts';
import { draw, sheetHeight, sheetWidth, type Drawing } from './drawing.ts';
import { formats } from './format.ts';
import type { Plate } from './motif.ts';
import { palette, type Colour } from './palette.ts';

const standardGrain = 0.7;

export interface Print {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Prints `drawing` plate by plate, like a screen printer, `width` pixels wide. */
export async function print(drawing: Drawing, width: number): Promise<Print> {
  const height = Math.round(width / formats[drawing.format].ratio);
  const [red, green, blue] = toRgb(drawing.ground);
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
  }
  const plates = draw(drawing);
  const grain = createGrain(width);
  const covers = await Promise.all(plates.map((plate) => computeCover(plate, drawing, width, height)));
  for (const [number, plate] of plates.entries()) {
    const cover = covers[number];
    if (cover !== undefined) press(pixels, cover, plate, { width, grain, shift: number * 7919 });
  }
  return { width, height, pixels };
}

async function computeCover(plate: Plate, drawing: Drawing, width: number, height: number): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${sheetWidth} ${sheetHeight(drawing.format)}" preserveAspectRatio="none">${plate.shapes}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
}

function press(
  pixels: Uint8Array,
  cover: Buffer,
  plate: Plate,
  at: { width: number; grain: Grain; shift: number },
): void {
  const ink = toRgb(plate.ink);
  const { tile, size } = at.grain;
  const softness = 1 - (plate.grain ?? standardGrain);
  const multiply = plate.blend !== 'over';
  for (let index = 0; index < cover.length; index += 1) {
    const wanted = (cover[index] ?? 0) / 255;
    if (wanted === 0) continue;
    const x = index % at.width;
    const y = (index - x) / at.width;
    const noise = tile[((y + at.shift) % size) * size + ((x + at.shift * 3) % size)] ?? 0;
    // Full and no ink stay unchanged; tones between are broken up by the noise.
    const amount =
      softness === 0 ? Number(wanted > noise) : clamp((wanted - noise * (1 - softness)) / softness);
    for (let channel = 0; channel < 3; channel += 1) {
      const under = pixels[index * 3 + channel] ?? 0;
      const colour = ink[channel] ?? 0;
      const printed = multiply ? (under * colour) / 255 : colour;
      pixels[index * 3 + channel] = under + (printed - under) * amount;
    }
  }
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

function toRgb(colour: Colour): [number, number, number] {
  const hex = palette[colour];
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ];
}
