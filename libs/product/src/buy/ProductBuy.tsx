import {
  type Buyable,
  type CartDraft,
  toCartDraft,
  findFirstChoice,
  isSoldOut,
  type ShopMoney,
} from '@guildhall/shop-client';
import { toMinorUnits, type Pricing } from '@guildhall/money';
import { PriceWithVat, vatCountryAtom, VatSelect } from '@guildhall/money-react';
import { Tag, type PartialTexts } from '@guildhall/ui';
import { useAtomValue } from 'jotai';
import { useState, type ComponentType, type ReactElement } from 'react';
import { toShownPrice } from '../price/to-shown-price.ts';
import { formatVatText } from '../price/format-vat-text.ts';
import { mergeProductTexts, type ProductTexts } from '../texts/product-texts.ts';
import { VariantChoice } from '../variant-choice/VariantChoice.tsx';
import styles from './ProductBuy.module.css';

/** The props of the button that puts a product into the cart. */
export interface AddToCartSlotProps {
  /** The variant as a cart line. */
  choice: CartDraft;
  availableForSale: boolean;
  /** The product’s texts, such as `soldOutLabel`, with all others that it was given. */
  texts: ProductTexts;
}

/** Serialisable except for the slot, so that the rest can be sent as JSON. */
export interface ProductBuyProps {
  /** From `toBuyable(product)`. */
  product: Buyable;
  pricing: Pricing;
  texts?: PartialTexts<ProductTexts> | undefined;
  /** The cart's button; without it nothing can be bought here. */
  addToCart?: ComponentType<AddToCartSlotProps> | undefined;
}

/**
 * Price with the chosen country’s VAT, equivalents, choice of variants and the cart’s button. First renders like a
 * server: the home country's VAT and the first available variant.
 *
 * @example <ProductBuy product={toBuyable(product)} pricing={pricing} addToCart={AddToCart} />
 */
export function ProductBuy({ product, pricing, texts, addToCart: AddToCart }: ProductBuyProps): ReactElement {
  const words = mergeProductTexts(texts);
  const { variants } = product;
  const firstId = findFirstChoice(variants)?.id ?? '';
  const [chosenId, choose] = useState(firstId);
  const country = useAtomValue(vatCountryAtom) ?? pricing.vatHome;
  const chosen = variants.find(({ id }) => id === chosenId) ?? variants[0];
  return (
    <div className={styles['buy']}>
      {chosen && (
        <div className={styles['price']}>
          <ChosenPrice price={chosen.price} pricing={pricing} approxLabel={words.approxLabel} />
          {country && (
            <p className={styles['vat']}>{formatVatText(words.vatIncluded, words, country, pricing)}</p>
          )}
        </div>
      )}
      {variants.length > 1 && (
        <VariantChoice
          variants={variants}
          pricing={pricing}
          vatCountry={country}
          firstId={firstId}
          name={`variant-${product.handle}`}
          onChoose={choose}
          texts={texts}
        />
      )}
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

/** With equivalents; a price in another currency than the organisation's is shown alone, as in the shop. */
function ChosenPrice({
  price,
  pricing,
  approxLabel,
}: {
  price: ShopMoney;
  pricing: Pricing;
  approxLabel: string;
}): ReactElement {
  if (price.currency !== pricing.currency)
    return <span role="status">{toShownPrice(price, pricing).text}</span>;
  return (
    <PriceWithVat netMinor={toMinorUnits(price.amountMinor)} pricing={pricing} approxLabel={approxLabel} />
  );
}
