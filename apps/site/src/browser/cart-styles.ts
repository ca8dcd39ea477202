import { fact } from './page-facts.ts';

/** Fetches the cart's styles: few visitors open it, so they do not stand in every page. In development Vite brings them. */
export async function cartStyles(): Promise<void> {
  const href = fact('cart-styles');
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const there = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  // Without them the drawer still works.
  await there.catch(() => undefined);
}
