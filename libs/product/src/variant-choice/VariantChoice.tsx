'use client';

import type { PartialTexts } from '@guildhall/ui';
import { getOptionNames, getVariantTitle, type ProductVariant } from '@guildhall/shop-client';
import type { Pricing, VatCountry } from '@guildhall/money';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { mergeBuyTexts, type BuyTexts } from '../texts/buy-texts.ts';
import styles from './VariantChoice.module.css';
import { VariantPrice } from './VariantPrice.tsx';

export interface VariantChoiceProps {
  variants: readonly ProductVariant[];
  pricing: Pricing;
  /**
   * Country whose VAT the prices include.
   * @default the home country
   */
  vatCountry?: VatCountry | undefined;
  /** The id of the variant that is chosen initially. */
  firstId: string;
  /** Unique on the page: groups the choices. */
  name: string;
  onChoose: (variantId: string) => void;
  /** Shown without JavaScript in place of the choice, so only a server needs it: a `VariantLinks`. */
  withoutScript?: ReactNode;
  texts?: PartialTexts<BuyTexts> | undefined;
}

/**
 * The variants of a product to choose from, each with its price. Uncontrolled: a choice made before hydration is reported
 * after it. Sold-out variants cannot be chosen.
 */
export function VariantChoice(props: VariantChoiceProps): ReactElement {
  const { variants, pricing, vatCountry, firstId, name, onChoose, withoutScript } = props;
  const { chooseVariant, soldOutLabel } = mergeBuyTexts(props.texts);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && chosen.value !== firstId) onChoose(chosen.value);
    // Once, as the visitor left it before this ran.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const label = getOptionNames(variants) || chooseVariant;
  return (
    <>
      <fieldset ref={group} className={styles['choice']}>
        <legend>{label}</legend>
        {variants.map((variant) => (
          <label key={variant.id}>
            <input
              type="radio"
              name={name}
              value={variant.id}
              defaultChecked={variant.id === firstId}
              disabled={!variant.availableForSale}
              onChange={() => onChoose(variant.id)}
            />
            <span>{getVariantTitle(variant)}</span>
            <VariantPrice {...{ variant, pricing, vatCountry, soldOutLabel }} />
          </label>
        ))}
      </fieldset>
      <noscript>{withoutScript}</noscript>
    </>
  );
}
