'use client';

import { fill } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { cartCostsAtom } from '../atoms/cart-atoms.ts';
import { useFormatAmount } from '../atoms/use-format-amount.ts';
import { VatNote } from '../lines/VatNote.tsx';
import type { CartTexts } from '../texts/cart-texts.ts';
import styles from './CartSum.module.css';

/** The shop’s sums; paler while a change is in progress. */
export function CartSum({
  texts,
}: {
  texts: Pick<CartTexts, 'subtotalLabel' | 'totalLabel' | 'inapplicableCode' | 'withoutVat'>;
}): ReactElement {
  const costs = useAtomValue(cartCostsAtom);
  const { currency = '', discounts = [], inapplicableCodes = [], subtotalMinor, totalMinor } = costs ?? {};
  const formatAmount = useFormatAmount(currency);
  const formatOrDots = (amount: number | undefined) => (amount === undefined ? '…' : formatAmount(amount));
  return (
    <>
      <dl className={styles['sum']} aria-busy={costs?.settled === false || undefined}>
        <div>
          <dt>{texts.subtotalLabel}</dt>
          <dd>
            <span translate="no">{formatOrDots(subtotalMinor)}</span>
            <VatNote texts={texts} />
          </dd>
        </div>
        {discounts.map(({ name, amountMinor }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span translate="no">{`−${formatOrDots(amountMinor)}`}</span>
            </dd>
          </div>
        ))}
        {totalMinor !== subtotalMinor && (
          <div>
            <dt>{texts.totalLabel}</dt>
            <dd>
              <span translate="no">{formatOrDots(totalMinor)}</span>
              <VatNote texts={texts} />
            </dd>
          </div>
        )}
      </dl>
      {inapplicableCodes.map((code) => (
        <p key={code} className={styles['idle']}>
          {fill(texts.inapplicableCode, { code })}
        </p>
      ))}
    </>
  );
}
