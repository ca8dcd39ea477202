'use client';

import { fill } from '@guildhall/ui';
import { anyQuantity, stepQuantity, type QuantityRule } from '@guildhall/shop-client';
import { useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import type { CartTexts } from '../texts/cart-texts.ts';
import styles from './QuantityField.module.css';

interface QuantityFieldProps {
  /** Of the product, with its variant. */
  name: string;
  quantity: number;
  /** The quantities that can be ordered; any by default. */
  rule?: QuantityRule | undefined;
  /** True while a change is in progress: everything stays focusable, shows it, and does nothing. */
  busy: boolean;
  texts: CartTexts;
  onChange: (by: 1 | -1, event: MouseEvent<HTMLElement>) => void;
  /** Called once when a typed quantity is confirmed with Enter, or left. */
  onType: (typed: string, field: HTMLElement) => void;
}

/**
 * A quantity to type, between buttons that lower and raise it. At the lowest quantity the first one removes the line, and
 * its name says so.
 */
export function QuantityField({
  name,
  quantity,
  rule = anyQuantity,
  busy,
  texts,
  onChange,
  onType,
}: QuantityFieldProps): ReactElement {
  const title = { title: name };
  const decreaseLabel = fill(stepQuantity(quantity, -1, rule) > 0 ? texts.oneLess : texts.removeOf, title);
  const isFull = quantity >= rule.maximum;
  const field = useTypedQuantity(quantity, onType);
  return (
    <div className={styles['stepper']}>
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
      <input
        {...field}
        className={styles['quantity']}
        aria-label={fill(texts.quantityOf, title)}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        readOnly={busy}
      />
      <button
        type="button"
        aria-label={fill(texts.oneMore, title)}
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

/** Holds what is typed until it is confirmed, left, or dropped with Esc; from then on the cart's quantity is shown. */
function useTypedQuantity(quantity: number, onType: QuantityFieldProps['onType']) {
  const [typed, setTyped] = useState<string>();
  const confirm = (field: HTMLInputElement): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    onType(typed, field);
  };
  return {
    value: typed ?? String(quantity),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => setTyped(currentTarget.value),
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select(),
    onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => confirm(currentTarget),
    onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
      if (key === 'Enter') confirm(currentTarget);
      if (key === 'Escape') setTyped(undefined);
    },
  };
}
