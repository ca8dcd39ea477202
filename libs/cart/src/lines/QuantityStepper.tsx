import { fill } from '@guildhall/ui';
import { maxQuantityPerLine } from '@guildhall/shop-client';
import type { MouseEvent, ReactElement } from 'react';
import type { CartTexts } from '../texts/cart-texts.ts';
import styles from './QuantityStepper.module.css';

interface QuantityStepperProps {
  title: string;
  quantity: number;
  /** True while a change is in progress: the buttons stay focusable, show it, and do nothing. */
  busy: boolean;
  texts: CartTexts;
  onChange: (by: 1 | -1, event: MouseEvent<HTMLElement>) => void;
}

/** Buttons to lower and raise a quantity. At 1 the first one removes the line, and its name says so. */
export function QuantityStepper({
  title,
  quantity,
  busy,
  texts,
  onChange,
}: QuantityStepperProps): ReactElement {
  const decreaseLabel = fill(quantity > 1 ? texts.oneLess : texts.removeOf, { title });
  const isFull = quantity >= maxQuantityPerLine;
  return (
    <div className={styles['stepper']} role="group" aria-label={fill(texts.quantityOf, { title })}>
      <button
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={busy || undefined}
        onClick={(event) => onChange(-1, event)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2.5 8h11" />
        </svg>
      </button>
      <span className={styles['quantity']}>{quantity}</span>
      <button
        type="button"
        aria-label={fill(texts.oneMore, { title })}
        aria-disabled={busy || isFull || undefined}
        onClick={(event) => onChange(1, event)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2.5 8h11M8 2.5v11" />
        </svg>
      </button>
    </div>
  );
}
