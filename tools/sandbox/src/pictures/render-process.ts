import { setPriority } from 'node:os';
import { drawingNamed } from './catalogue.ts';
import { encode } from './encode.ts';
import type { PictureOrder } from './picture-store.ts';

/** What the process of the sandbox asks for, and what it gets back. */
export type RenderAnswer = { bytes: Uint8Array } | { error: string };

// Drawing must never slow down those who wait for content.
setPriority(10);

process.on('message', (order: PictureOrder) => {
  const drawing = drawingNamed(order.name);
  const work =
    drawing === undefined
      ? Promise.reject(new Error(`No picture is called "${order.name}"`))
      : encode(drawing, order.width, order.encoding);
  work.then(
    (bytes) => process.send?.({ bytes } satisfies RenderAnswer),
    (error: unknown) => process.send?.({ error: String(error) } satisfies RenderAnswer),
  );
});
// Whatever becomes of the sandbox, nothing is left behind.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the sandbox decides when to end.
process.on('SIGINT', () => undefined);
