import { hasCart, watchCartCount } from '@guildhall/cart/count';
import { live } from '@guildhall/islands/start';
import { nextPaint } from './next-paint.ts';

/** A drawer that is to show what is put into the cart opens before the code has come that puts it there, after this, ms. */
const codeWaitMs = 200;

/**
 * The header's cart button. Its number is read from what the browser remembers of the cart, without React; a press
 * fetches the cart and opens it, and the button shows at once that it was pressed. Where the page has the drawer's HTML
 * that opens in the next frame; before this script has come the browser opens it.
 */
export function startCartButton(wakeCart: () => void, onChunkFailure: (error: unknown) => void): void {
  const button = document.querySelector<HTMLButtonElement>('[data-cart-toggle]');
  const badge = button?.querySelector<HTMLElement>('[data-cart-count]');
  if (!button || !badge) return;
  void live.then(() => watchCartCount((count) => show(count, button, badge)));
  const drawer = () => button.commandForElement as HTMLDialogElement | null | undefined;
  const tryAgain = () => drawer()?.querySelector('[data-failed]')?.removeAttribute('data-failed');
  const press = (event?: Event): void => {
    // What the browser would do now is done after the next frame, in which the button is already busy.
    event?.preventDefault();
    button.ariaBusy = 'true';
    tryAgain();
    nextPaint()
      .then(() => {
        drawer()?.showModal();
        return import('../cart/page-cart.ts');
      })
      // The drawer tells the cart itself that it was opened, and may be closed again by now.
      .then((pageCart) => drawer() ?? pageCart.openCart())
      .catch(onChunkFailure)
      .finally(() => (button.ariaBusy = null));
    wakeCart();
  };
  button.addEventListener('click', press);
  // The first product in the cart opens it: the drawer does not wait for the code that puts it there.
  document.addEventListener(
    'click',
    ({ target }) => {
      const island = (target as Element).closest('[data-waking]')?.closest('[data-island=buy-product]');
      if (!island || hasCart()) return;
      tryAgain();
      // Where the code cannot be fetched the drawer says so.
      setTimeout(() => island.matches('[data-awake],[data-crashed]') || drawer()?.showModal(), codeWaitMs);
    },
    true,
  );
  if (document.querySelector('dialog[open]')) press();
}

function show(count: number, button: HTMLElement, badge: HTMLElement): void {
  const { labelEmpty, labelOne, labelMany } = button.dataset;
  const label = count === 0 ? labelEmpty : count === 1 ? labelOne : labelMany;
  badge.textContent = `${count}`;
  badge.hidden = count === 0;
  button.ariaLabel = label?.replace('{count}', String(count)) ?? null;
}
