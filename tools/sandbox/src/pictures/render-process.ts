import { setPriority } from 'node:os';
import { renderPicture } from '@guildhall/drawings';
import { findDrawing } from './catalogue.ts';
import type { PictureRequest } from './picture-store.ts';

/** A request of the sandbox’s process, and its response. */
export type RenderResult = { bytes: Uint8Array } | { error: string };

// Drawing must not slow down requests for content.
setPriority(10);

process.on('message', (order: PictureRequest) => {
  const drawing = findDrawing(order.name);
  const work =
    drawing === undefined
      ? Promise.reject(new Error(`No picture is called "${order.name}"`))
      : renderPicture(drawing, order.width, order.encoding);
  work.then(
    (bytes) => process.send?.({ bytes } satisfies RenderResult),
    (error: unknown) => process.send?.({ error: String(error) } satisfies RenderResult),
  );
});
// Ends this process with the sandbox, even after a crash.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches all processes of the group; this one ends when the sandbox does.
process.on('SIGINT', () => undefined);
