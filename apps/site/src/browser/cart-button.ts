import { hasCart, watchCartCount } from '@guildhall/cart/count';
import { live } from '@guildhall/islands/start';
import { nextPaint } from './next-paint.ts';

/** A drawer that is to show what is put into the cart opens before the code has come that puts it there, after this, ms. */
const codeWaitMs = 200;

/**
 * The header's cart button. Its number is read from what the browser remembers of the cart, without React; a press
 * fetches the cart and opens it, and the button shows at once that it was pressed. Where the page has the drawer's HTML
 * the browser has opened that already, perhaps before this script came.
 */
export function startCartButton(wakeCart: () => void, onChunkFailure: (error: unknown) => void): void {
  const button = document.querySelector<HTMLButtonElement>('[data-cart-toggle]');
  const badge = button?.querySelector<HTMLElement>('[data-cart-count]');
  if (!button || !badge) return;
  void live.then(() => watchCartCount((count) => show(count, button, badge)));
  const drawer = () => button.commandForElement as HTMLDialogElement | null | undefined;
  const tryAgain = () => drawer()?.querySelector('[data-failed]')?.removeAttribute('data-failed');
  const press = (): void => {
    button.ariaBusy = 'true';
    tryAgain();
    wakeCart();
    nextPaint()
      .then(() => import('../cart/page-cart.ts'))
      // A drawer that the browser opens tells the cart itself, and may be closed again by now.
      .then((pageCart) => drawer() ?? pageCart.openCart())
      .catch(onChunkFailure)
      .finally(() => (button.ariaBusy = null));
  };
  button.addEventListener('click', press);
  // The first product in the cart opens it: the drawer does not wait for the code that puts it there.
  document.addEventListener(
    'click',
    ({ target }) => {
      const waking = !hasCart() && (target as Element).closest('[data-island=buy-product] [data-waking]');
      if (!waking) return;
      tryAgain();
      setTimeout(() => waking.matches('[data-waking]') && drawer()?.showModal(), codeWaitMs);
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
