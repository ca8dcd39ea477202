'use client';

import { fill } from '@guildhall/ui';
import { getVariantPath, getVariantTitle, type CartLine } from '@guildhall/shop-client';
import type { ReactElement } from 'react';
import { useFormatAmount } from '../atoms/use-format-amount.ts';
import type { CartTexts } from '../texts/cart-texts.ts';
import { CartLinePicture } from './CartLinePicture.tsx';
import styles from './CartLineItem.module.css';
import { formatQuantityRule } from './format-quantity-rule.ts';
import { getLineName } from './get-line-name.ts';
import { QuantityField } from './QuantityField.tsx';
import { useLineActions } from './use-line-actions.ts';
import { VatNote } from './VatNote.tsx';

/** One line: product, quantity, price, and the buttons that change it. */
export function CartLineItem({ line, texts }: { line: CartLine; texts: CartTexts }): ReactElement {
  const { title, collectionTitle, price, total, discounts, quantity, availableForSale, quantityRule } = line;
  const { busy, changing, change, setQuantity, remove } = useLineActions(line);
  const name = getLineName(line);
  const variantTitle = getVariantTitle({ title: line.variantTitle });
  const formatAmount = useFormatAmount(price.currency);
  const href = getVariantPath(line.productHandle, line);
  const kind = line.isEvent ? texts.event : collectionTitle;
  return (
    <li className={styles['line']} aria-busy={changing || undefined}>
      <CartLinePicture href={href} line={line} />
      <div className={styles['words']}>
        {kind && <p className={styles['kind']}>{kind}</p>}
        <h3 className={styles['title']}>
          <a href={href} data-cart-line-link="" translate="no">
            {title}
          </a>
        </h3>
        {variantTitle && <p className={styles['variant']}>{variantTitle}</p>}
        {discounts.map(({ name, amountMinor }) => (
          <p key={name} className={styles['variant']}>
            {`${name}: `}
            <span translate="no">{`−${formatAmount(amountMinor)}`}</span>
          </p>
        ))}
        {quantityRule && <p className={styles['variant']}>{formatQuantityRule(quantityRule, texts)}</p>}
        {!availableForSale && <p className={styles['soldOut']}>{texts.soldOutLabel}</p>}
      </div>
      <p className={styles['price']}>
        <span translate="no">{formatAmount(total.amountMinor)}</span>
        <span className={styles['each']}>
          {quantity > 1 && (
            <span>
              <span translate="no">{formatAmount(price.amountMinor)}</span>
              {` ${texts.each}`}
            </span>
          )}
          <VatNote texts={texts} />
        </span>
      </p>
      <div className={styles['tools']}>
        <QuantityField
          {...{ name, quantity, rule: quantityRule, busy, texts }}
          onChange={change}
          onType={setQuantity}
        />
        <button
          type="button"
          className={styles['remove']}
          aria-label={fill(texts.removeOf, { title: name })}
          aria-disabled={busy || undefined}
          onClick={remove}
        >
          {texts.remove}
        </button>
      </div>
    </li>
  );
}
