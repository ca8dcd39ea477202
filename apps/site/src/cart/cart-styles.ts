import { bootData } from './boot-data.ts';

/** Fetches the cart's styles: few visitors open it, so they are not in every page. In development Vite has them in the head. */
export async function cartStyles(): Promise<void> {
  const [href, integrity = ''] = bootData('cart-styles')?.split(' ') ?? [];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  // Without them the drawer still works.
  await loaded.catch(() => undefined);
}
