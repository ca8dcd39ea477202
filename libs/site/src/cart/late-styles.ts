import { readBootData } from '../boot-data.ts';

let styles: Promise<unknown> | undefined;

/**
 * Loads the styles of the cart and of messages once: few visitors need them, so pages do not include them. In
 * development Vite has them in the head.
 */
export const loadLateStyles = (): Promise<unknown> => (styles ??= fetchLateStyles());

export async function fetchLateStyles(): Promise<unknown> {
  const [href, integrity = ''] = readBootData('late-styles')?.split(' ') ?? [];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity });
  document.head.append(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}
