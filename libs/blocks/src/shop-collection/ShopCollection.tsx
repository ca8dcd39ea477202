import type { BlockOf } from '@guildhall/cms-client';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './ShopCollection.module.css';

/** Products of a collection and a link to more. */
export function ShopCollection({
  block,
  context,
}: BlockProps<BlockOf<'shop-collection'>>): ReactElement | null {
  const { shopCollection: Products } = context.slots;
  const { collectionHandle, numberOfEntries, disableSp, buttonLink, blockTitle } = block;
  if (!Products) return null;
  return (
    <>
      <Products
        handle={collectionHandle}
        count={numberOfEntries}
        clickable={!disableSp}
        headingLevel={blockTitle ? 3 : 2}
      />
      {buttonLink && (
        <div className={styles['more']}>
          <ButtonLink href={buttonLink.url} target={buttonLink.target} variant="quiet">
            {buttonLink.title}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

export const shopCollectionBlock = defineView(ShopCollection, {
  isShown: ({ collectionHandle }, { slots }) => collectionHandle !== '' && slots.shopCollection !== undefined,
});
