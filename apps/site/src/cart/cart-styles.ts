import { readBootData } from './boot-data.ts';

let styles: Promise<unknown> | undefined;

/**
 * Fetches the styles of the cart and of messages, once: few visitors see them, so they are not in every page. Resolves
 * when they are there. In development Vite has them in the head.
 */
export const loadCartStyles = (): Promise<unknown> => (styles ??= fetchCartStyles());

/** Fetches them, once. */
export async function fetchCartStyles(): Promise<unknown> {
  const [href, integrity = ''] = readBootData('cart-styles')?.split(' ') ?? [];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity });
  document.head.append(link);
  // Without them both still work.
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}
