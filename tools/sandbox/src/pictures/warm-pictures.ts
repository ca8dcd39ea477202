import type { Drawing } from './drawing.ts';
import { formats, widths, type Size } from './format.ts';
import type { PictureOrder } from './picture-store.ts';

const sizes: Size[] = ['md', 'lg', 'xl', 'hero'];

/** What to render ahead, the most wanted first: small sizes of everything, then large ones; AVIF, as browsers ask. */
export function warmOrders(drawings: readonly Drawing[]): PictureOrder[] {
  return sizes.flatMap((size) =>
    drawings
      .filter(({ format }) => formats[format].sizes.some((offered) => offered === size))
      .map(({ name }): PictureOrder => ({ name, width: widths[size], encoding: 'avif' })),
  );
}

/** Renders one picture after the other until all are there or `signal` says stop; `pause` leaves room for others. */
export async function warmPictures(
  orders: readonly PictureOrder[],
  warm: (order: PictureOrder) => Promise<void>,
  { signal, pause }: { signal: AbortSignal; pause: () => Promise<void> },
): Promise<void> {
  for (const order of orders) {
    if (signal.aborted) return;
    // A picture that cannot be warmed is reported when somebody asks for it.
    await warm(order).catch(() => undefined);
    await pause();
  }
}
