import type { PartialTexts } from '@guildhall/ui';
import { getOptionNames, type ProductVariant, getVariantTitle } from '@guildhall/shop-client';
import type { Pricing, VatCountry } from '@guildhall/money';
import { useEffect, useRef, type ReactElement } from 'react';
import { toShownPrice } from '../price/to-shown-price.ts';
import { mergeProductTexts, type ProductTexts } from '../texts/product-texts.ts';
import styles from './VariantChoice.module.css';

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
  texts?: PartialTexts<ProductTexts> | undefined;
}

/**
 * The variants of a product to choose from, each with its price, so that all can be read without JavaScript.
 * Uncontrolled: a choice made before hydration is reported after it. Sold-out variants are shown and cannot be chosen.
 */
export function VariantChoice(props: VariantChoiceProps): ReactElement {
  const { variants, pricing, vatCountry, firstId, name, onChoose } = props;
  const texts = mergeProductTexts(props.texts);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && chosen.value !== firstId) onChoose(chosen.value);
    // Once, as the visitor left it before this ran.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <fieldset ref={group} className={styles['choice']}>
      <legend>{getOptionNames(variants) || texts.chooseVariant}</legend>
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
          {variant.availableForSale ? (
            <b>{toShownPrice(variant.price, pricing, vatCountry).text}</b>
          ) : (
            <i>{texts.soldOutLabel}</i>
          )}
        </label>
      ))}
    </fieldset>
  );
}
