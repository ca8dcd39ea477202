'use client';

import type { PartialTexts } from '@guildhall/ui';
import {
  getOptionNames,
  getVariantQuery,
  getVariantTitle,
  type ProductVariant,
} from '@guildhall/shop-client';
import type { Pricing, VatCountry } from '@guildhall/money';
import { useEffect, useRef, type ReactElement } from 'react';
import { toShownPrice } from '../price/to-shown-price.ts';
import { mergeBuyTexts, type BuyTexts } from '../texts/buy-texts.ts';
import styles from './VariantChoice.module.css';

/** The props of `VariantChoice`. */
export interface VariantChoiceProps {
  /** The variants, in their order. */
  variants: readonly ProductVariant[];
  /** Currency, notation and VAT of the prices. */
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
  /** Called with the variant's ID when the visitor has chosen another one. */
  onChoose: (variantId: string) => void;
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<BuyTexts> | undefined;
}

/**
 * The variants of a product to choose from, each with its price. Without JavaScript they are links to the variants'
 * addresses. Uncontrolled: a choice made before hydration is reported after it. Sold-out variants cannot be chosen.
 *
 * @example
 * const [first] = product.variants;
 * first && (
 *   <VariantChoice
 *     {...{ variants: product.variants, pricing, firstId: first.id, name: 'size' }}
 *     onChoose={(variantId) => console.info(variantId)}
 *   />
 * );
 */
export function VariantChoice(props: VariantChoiceProps): ReactElement {
  const { variants, pricing, vatCountry, firstId, name, onChoose } = props;
  const texts = mergeBuyTexts(props.texts);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && chosen.value !== firstId) onChoose(chosen.value);
    // Once, as the visitor left it before this ran.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const label = getOptionNames(variants) || texts.chooseVariant;
  const priced = variants.map((variant) => ({
    variant,
    price: (
      <b>
        {!variant.availableForSale && (
          <>
            <i>{texts.soldOutLabel}</i>{' '}
          </>
        )}
        <span translate="no">{toShownPrice(variant.price, pricing, vatCountry).text}</span>
      </b>
    ),
  }));
  return (
    <>
      <fieldset ref={group} className={styles['choice']}>
        <legend>{label}</legend>
        {priced.map(({ variant, price }) => (
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
            {price}
          </label>
        ))}
      </fieldset>
      <noscript>
        <nav className={styles['links']} aria-label={label}>
          <p aria-hidden="true">{label}</p>
          <ul role="list">
            {priced.map(({ variant, price }) => (
              <li key={variant.id}>
                <VariantLink variant={variant} current={variant.id === firstId} /> {price}
              </li>
            ))}
          </ul>
        </nav>
      </noscript>
    </>
  );
}

/** A variant without options has no address of its own. */
function VariantLink({ variant, current }: { variant: ProductVariant; current: boolean }): ReactElement {
  const query = getVariantQuery(variant);
  const title = getVariantTitle(variant);
  return query ? (
    <a href={`?${query}`} aria-current={current ? 'true' : undefined}>
      {title}
    </a>
  ) : (
    <span>{title}</span>
  );
}
