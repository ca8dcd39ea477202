import type { ProductVariant } from '@guildhall/shop-client';
import type { Pricing, VatCountry } from '@guildhall/money';
import type { ReactElement } from 'react';
import { toShownPrice } from '../price/to-shown-price.ts';

interface VariantPriceProps {
  variant: ProductVariant;
  pricing: Pricing;
  vatCountry?: VatCountry | undefined;
  soldOutLabel: string;
}

/** A variant's price beside its name, with a mark if it is sold out. */
export function VariantPrice(props: VariantPriceProps): ReactElement {
  const { variant, pricing, vatCountry, soldOutLabel } = props;
  return (
    <b>
      {!variant.availableForSale && (
        <>
          <i>{soldOutLabel}</i>{' '}
        </>
      )}
      <span translate="no">{toShownPrice(variant.price, pricing, vatCountry).text}</span>
    </b>
  );
}
