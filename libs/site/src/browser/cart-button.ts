import { hasCart, watchCartCount } from '@guildhall/cart/count';
import { findSleepingIsland, live } from '@guildhall/islands/start';
import { nextPaint } from './next-paint.ts';

/**
 * Starts the header's cart button. Its number comes from browser storage, without React. A press fetches and opens the
 * cart, and shows at once that the button was pressed. If the page contains the drawer, it opens in the next frame;
 * before this script has loaded, the browser opens it.
 */
export function startCartButton(
  fetchCart: () => Promise<{ openCart(): void }>,
  wakeCart: () => void,
  onChunkFailure: (error: unknown) => void,
): void {
  const button = document.querySelector<HTMLButtonElement>('[data-wakes=cart]');
  const badge = button?.querySelector<HTMLElement>('[data-cart-count]');
  if (!button || !badge) return;
  const show = (count: number): void => {
    badge.textContent = `${count}`;
    badge.hidden = !count;
    const label = button.dataset[['labelEmpty', 'labelOne'][count] ?? 'labelMany'] as string;
    button.ariaLabel = label.replace('{count}', `${count}`);
  };
  void live.then(() => watchCartCount(show));
  const drawer = () => button.commandForElement as HTMLDialogElement | null | undefined;
  const tryAgain = () => drawer()?.querySelector('[data-failed]')?.removeAttribute('data-failed');
  const press = (event?: Event): void => {
    // The default action runs after the next frame, which already shows the button as busy.
    event?.preventDefault();
    button.ariaBusy = 'true';
    tryAgain();
    nextPaint()
      .then(() => {
        drawer()?.showModal();
        return fetchCart();
      })
      // The drawer itself reports that it was opened, and may be closed again by now.
      .then((pageCart) => drawer() ?? pageCart.openCart())
      .catch(onChunkFailure)
      .finally(() => (button.ariaBusy = null));
    wakeCart();
  };
  button.addEventListener('click', press);
  // The first product opens the cart, without waiting for the code that adds the product.
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = (target as Element).closest('[data-island=buy-product] [data-waking]');
      if (!pressed || hasCart()) return;
      /** Time to wait for the code that adds a product before the cart opens without it. In here it takes fewer bytes. */
      const codeWaitMs = 200;
      tryAgain();
      // If the code cannot be fetched, the drawer says so.
      setTimeout(() => findSleepingIsland(pressed) && drawer()?.showModal(), codeWaitMs);
    },
    true,
  );
  if (document.querySelector('dialog[open]')) press();
}
