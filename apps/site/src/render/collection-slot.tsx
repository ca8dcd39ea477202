import type { ShopCollectionSlotProps } from '@guildhall/blocks';
import { ShopCollection } from '@guildhall/product';
import type { ComponentType } from 'react';
import type { Frame, PageData } from '../page/page-model.ts';
import { getProductTexts } from './main-data-texts.ts';
import { toCollectionKey, type RequiredCollection } from '../page/required-collections.ts';

/**
 * What the site puts into shop collections: products that were read before the page is rendered. Whose VAT prices
 * include is said once on a page, below the last.
 */
export function createCollectionSlot(
  collections: PageData['collections'],
  { mainData, rates }: Pick<Frame, 'mainData' | 'rates'>,
  wanted: readonly RequiredCollection[],
): ComponentType<ShopCollectionSlotProps> {
  const texts = getProductTexts(mainData);
  const last = wanted.at(-1)?.key;
  return function Collection({ handle, count, clickable, headingLevel }) {
    const key = toCollectionKey(handle, count);
    return (
      <ShopCollection
        products={collections[key] ?? 'failed'}
        rates={rates}
        currentVat={mainData.currentVat}
        texts={texts}
        clickable={clickable}
        headingLevel={headingLevel}
        vatNote={key === last}
      />
    );
  };
}
