import type { ShopCollectionSlotProps } from '@guildhall/blocks';
import { ShopCollection } from '@guildhall/product';
import type { ComponentType } from 'react';
import type { PageContext, PageData } from '../page/page-model.ts';
import { toPricing } from '../page/pricing.ts';
import { getProductTexts } from './main-data-texts.ts';
import { toCollectionKey, type RequiredCollection } from '../page/required-collections.ts';

/**
 * Slot for shop collections, with products read before the page is rendered. The VAT note appears once, below the last
 * collection.
 */
export function createCollectionSlot(
  collections: PageData['collections'],
  context: Pick<PageContext, 'facts' | 'texts' | 'mainData' | 'rates'>,
  wanted: readonly RequiredCollection[],
): ComponentType<ShopCollectionSlotProps> {
  const pricing = toPricing(context);
  const texts = getProductTexts(context);
  const last = wanted.at(-1)?.key;
  return function Collection({ handle, count, clickable, headingLevel }) {
    const key = toCollectionKey(handle, count);
    return (
      <ShopCollection
        products={collections[key] ?? 'failed'}
        pricing={pricing}
        texts={texts}
        clickable={clickable}
        headingLevel={headingLevel}
        vatNote={key === last}
      />
    );
  };
}
