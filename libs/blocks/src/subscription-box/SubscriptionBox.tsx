import type { BlockOf } from '@guildhall/cms-client';
import { Picture } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { hasFirstPicture, isBelowTitle } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { PriceFigures } from '../price/PriceFigures.tsx';
import { IncludedProducts } from './IncludedProducts.tsx';
import { SignUpDisclosure } from './SignUpDisclosure.tsx';
import { phonePictureWidth } from '../blocks/picture-widths.ts';
import styles from './SubscriptionBox.module.css';

/** A membership: description, contents, price and sign-up form. */
export function SubscriptionBox({
  block,
  context,
  index,
}: BlockProps<BlockOf<'subscription-box'>>): ReactElement {
  const { mostPopularText, title, subTitle, recommendedText, image, price, textAfterPrice, products } = block;
  const level = block.blockTitle || isBelowTitle(context, index) ? 3 : 2;
  const Title = `h${level}` as const;
  return (
    <article className={styles['box']} data-popular={mostPopularText ? true : undefined}>
      <header className={styles['head']}>
        {mostPopularText && <p className={styles['popular']}>{mostPopularText}</p>}
        <Title>{title}</Title>
        {subTitle && <p className={styles['sub']}>{subTitle}</p>}
        {recommendedText && <p className={styles['recommended']}>{recommendedText}</p>}
      </header>
      {image && (
        <Picture
          image={image}
          className={styles['picture']}
          sizes={`(min-width: 60rem) 18rem, (min-width: 40rem) 50vw, ${phonePictureWidth}`}
          priority={hasFirstPicture(context, index)}
        />
      )}
      <IncludedProducts products={products} level={level === 3 ? 4 : 3} />
      <footer className={styles['foot']}>
        {price && <PriceFigures price={price} after={textAfterPrice} context={context} />}
        <SignUpDisclosure block={block} context={context} />
      </footer>
    </article>
  );
}

export const subscriptionBoxBlock = defineView(SubscriptionBox, {
  hasPicture: ({ image }) => image !== undefined,
});
