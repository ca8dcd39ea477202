import { fill } from '@guildhall/ui';
import { defaultVariantTitle, getVariantPath, type CartLine } from '@guildhall/shop-client';
import type { ReactElement } from 'react';
import { useFormatAmount } from '../atoms/use-format-amount.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import { CartLinePicture } from './CartLinePicture.tsx';
import styles from './CartLineItem.module.css';
import { QuantityStepper } from './QuantityStepper.tsx';
import { useLineActions } from './use-line-actions.ts';

/** One line: product, quantity, price, and the buttons that change it. */
export function CartLineItem({ line, texts }: { line: CartLine; texts: CartTexts }): ReactElement {
  const { title, variantTitle, collectionTitle, price, total, discounts, quantity, availableForSale } = line;
  const { busy, changing, change, remove } = useLineActions(line);
  const formatAmount = useFormatAmount(price.currency);
  const href = getVariantPath(line.productHandle, line);
  const kind = line.isEvent ? texts.event : collectionTitle;
  return (
    <li className={styles['line']} aria-busy={changing || undefined}>
      <CartLinePicture href={href} line={line} />
      <div className={styles['words']}>
        {kind && <p className={styles['kind']}>{kind}</p>}
        <h3 className={styles['title']}>
          <a href={href} data-cart-line-link="">
            {title}
          </a>
        </h3>
        {variantTitle && variantTitle !== defaultVariantTitle && (
          <p className={styles['variant']}>{variantTitle}</p>
        )}
        {discounts.map(({ name, amountMinor }) => (
          <p key={name} className={styles['variant']}>
            {name}: −{formatAmount(amountMinor)}
          </p>
        ))}
        {!availableForSale && <p className={styles['soldOut']}>{texts.soldOutLabel}</p>}
      </div>
      <p className={styles['price']}>
        {formatAmount(total.amountMinor)}
        {quantity > 1 && (
          <span className={styles['each']}>
            {formatAmount(price.amountMinor)} {texts.each}
          </span>
        )}
      </p>
      <div className={styles['tools']}>
        <QuantityStepper title={title} quantity={quantity} busy={busy} texts={texts} onChange={change} />
        <button
          type="button"
          className={styles['remove']}
          aria-label={fill(texts.removeOf, { title })}
          aria-disabled={busy || undefined}
          onClick={remove}
        >
          {texts.remove}
        </button>
      </div>
    </li>
  );
}
