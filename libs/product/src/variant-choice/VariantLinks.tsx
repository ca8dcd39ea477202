import type { PartialTexts } from '@guildhall/ui';
import {
  getOptionNames,
  getVariantQuery,
  getVariantTitle,
  type ProductVariant,
} from '@guildhall/shop-client';
import type { Pricing } from '@guildhall/money';
import type { ReactElement } from 'react';
import { mergeBuyTexts, type BuyTexts } from '../texts/buy-texts.ts';
import styles from './VariantChoice.module.css';
import { VariantPrice } from './VariantPrice.tsx';

export interface VariantLinksProps {
  variants: readonly ProductVariant[];
  pricing: Pricing;
  /** The ID of the variant that the page shows. */
  currentId: string | undefined;
  texts?: PartialTexts<BuyTexts> | undefined;
}

/**
 * The variants as links to their addresses, each with its price, for visitors without JavaScript. Only servers render what
 * is in a `<noscript>`, so this is no part of `ProductBuy`, whose code browsers load.
 *
 * @example <ProductBuy product={buyable} pricing={pricing} withoutScript={<VariantLinks {...links} />} />
 */
export function VariantLinks({ variants, pricing, currentId, texts }: VariantLinksProps): ReactElement {
  const { chooseVariant, soldOutLabel } = mergeBuyTexts(texts);
  const label = getOptionNames(variants) || chooseVariant;
  return (
    <nav className={styles['links']} aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ul role="list">
        {variants.map((variant) => (
          <li key={variant.id}>
            <VariantLink variant={variant} current={variant.id === currentId} />{' '}
            <VariantPrice {...{ variant, pricing, soldOutLabel }} />
          </li>
        ))}
      </ul>
    </nav>
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
