'use client';

import {
  type Buyable,
  type CartDraft,
  toCartDraft,
  findFirstChoice,
  isSoldOut,
  type ProductVariant,
  type ShopMoney,
} from '@guildhall/shop-client';
import { formatAmount, toMinorUnits, type Pricing, type VatCountry } from '@guildhall/money';
import { PriceWithVat, vatCountryAtom, VatSelect } from '@guildhall/money-react';
import { Tag, type PartialTexts } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { toShownPrice } from '../price/to-shown-price.ts';
import { formatVatText } from '../price/format-vat-text.ts';
import { mergeBuyTexts, type BuyTexts } from '../texts/buy-texts.ts';
import { VariantChoice } from '../variant-choice/VariantChoice.tsx';
import styles from './ProductBuy.module.css';

/** The props of the button that puts a product into the cart. */
export interface AddToCartSlotProps {
  /** The variant as a cart line. */
  choice: CartDraft;
  availableForSale: boolean;
  /** The product’s texts, such as `soldOutLabel`, with all others that it was given. */
  texts: BuyTexts;
}

/** Serialisable except for functions and elements, so that the rest can be sent as JSON. */
export interface ProductBuyProps {
  /** From `toBuyable(product)`. */
  product: Buyable;
  pricing: Pricing;
  /**
   * The ID of the variant that is chosen first.
   * @default the first that can be bought
   */
  variantId?: string | undefined;
  /** Sentences on the quantities in which variants are sold, by the variant's ID. */
  quantityNotes?: Readonly<Record<string, string>> | undefined;
  /** Shown without JavaScript in place of the choice, so only a server needs it: a `VariantLinks`. */
  withoutScript?: ReactNode;
  texts?: PartialTexts<BuyTexts> | undefined;
  /** Called with the variant that the visitor has chosen, such as to put it into the page's URL. */
  onChoose?: ((variant: ProductVariant) => void) | undefined;
  /** The cart's button; without it nothing can be bought here. */
  addToCart?: ComponentType<AddToCartSlotProps> | undefined;
}

/**
 * Price with the chosen country’s VAT, equivalents, choice of variants and the cart’s button. First renders like a
 * server: the home country's VAT and the given or the first available variant.
 *
 * @example <ProductBuy product={toBuyable(product)} pricing={pricing} addToCart={AddToCart} />
 */
export function ProductBuy(props: ProductBuyProps): ReactElement {
  const { product, pricing, variantId, quantityNotes, texts, onChoose, addToCart: AddToCart } = props;
  const words = mergeBuyTexts(texts);
  const [beforePrice, afterPrice] = words.vatExcluded.split('{price}');
  const { variants } = product;
  const firstId = variantId ?? findFirstChoice(variants)?.id ?? '';
  const [chosenId, setChosenId] = useState(firstId);
  const country = useAtomValue(vatCountryAtom) ?? pricing.vatHome;
  // A radio says its price itself: only another VAT is announced.
  const [quietCountry, setQuietCountry] = useState<VatCountry | 'none'>();
  const chosen = variants.find(({ id }) => id === chosenId) ?? variants[0];
  function choose(id: string): void {
    setChosenId(id);
    setQuietCountry(country ?? 'none');
    const variant = variants.find((one) => one.id === id);
    if (variant) onChoose?.(variant);
  }
  return (
    <div className={styles['buy']}>
      {chosen && (
        <div className={styles['price']}>
          <ChosenPrice
            price={chosen.price}
            pricing={pricing}
            approxLabel={words.approxLabel}
            announced={quietCountry !== (country ?? 'none')}
          />
          {country && (
            <p className={styles['vat']}>
              <span>{formatVatText(words.vatIncluded, words, country, pricing)}</span>
              <br />
              {beforePrice}
              <span translate="no">{formatNetPrice(chosen.price, pricing)}</span>
              {afterPrice}
            </p>
          )}
        </div>
      )}
      {variants.length > 1 && (
        <VariantChoice
          {...{ variants, pricing, firstId, texts }}
          vatCountry={country}
          name={`variant-${product.handle}`}
          onChoose={choose}
          withoutScript={props.withoutScript}
        />
      )}
      {quantityNotes?.[chosenId] && <p className={styles['note']}>{quantityNotes[chosenId]}</p>}
      {chosen && AddToCart && (
        <AddToCart
          choice={toCartDraft(product, chosen)}
          availableForSale={chosen.availableForSale}
          texts={words}
        />
      )}
      {isSoldOut(product) && !AddToCart && <Tag>{words.soldOutLabel}</Tag>}
      <VatSelect label={words.chooselabel} pricing={pricing} />
    </div>
  );
}

/** Formats a price as in the cart, which is without VAT. */
function formatNetPrice({ amountMinor, currency }: ShopMoney, { numbers }: Pricing): string {
  return formatAmount(toMinorUnits(amountMinor), currency, numbers);
}

/** With equivalents; a price in another currency than the organisation's is shown alone, as in the shop. */
function ChosenPrice({
  price,
  pricing,
  approxLabel,
  announced,
}: {
  price: ShopMoney;
  pricing: Pricing;
  approxLabel: string;
  announced: boolean;
}): ReactElement {
  if (price.currency !== pricing.currency)
    return (
      <span role="status" aria-live={announced ? undefined : 'off'} translate="no">
        {toShownPrice(price, pricing).text}
      </span>
    );
  return <PriceWithVat netMinor={toMinorUnits(price.amountMinor)} {...{ pricing, approxLabel, announced }} />;
}
