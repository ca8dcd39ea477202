import { useContext, type ReactElement } from 'react';
import { ChromeTextsContext } from './chrome-texts.ts';
import styles from './CartButton.module.css';

interface CartButtonProps {
  /** ID of the cart drawer if the page contains it: the browser can then open it without JavaScript. */
  drawerId?: string | undefined;
}

/**
 * Opens the cart. The server does not know its contents: JavaScript writes the number into `[data-cart-count]`, shows
 * it if it is not 0, and takes the button's name from `data-label-…`. Hidden without JavaScript.
 */
export function CartButton({ drawerId }: CartButtonProps): ReactElement {
  const texts = useContext(ChromeTextsContext);
  const opensByItself = drawerId && { commandfor: drawerId, command: 'show-modal' };
  return (
    <button
      {...opensByItself}
      type="button"
      className={styles['cart']}
      aria-label={texts.emptyCart}
      aria-haspopup="dialog"
      data-wakes="cart"
      data-label-empty={texts.emptyCart}
      data-label-one={texts.cartOne}
      data-label-many={texts.cart}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M4.5 8h15l-1 12.5h-13zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
      <span className={styles['count']} data-cart-count="" hidden />
    </button>
  );
}
