import type { BlockOf } from '@guildhall/cms-client';
import { ButtonLink, Picture, RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { hasFirstPicture } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { PriceFigures } from '../price/PriceFigures.tsx';
import styles from './MembershipPromotion.module.css';

/** An invitation to join, on the dark ground or the editor's background colour. */
export function MembershipPromotion({
  block,
  context,
  index,
}: BlockProps<BlockOf<'membership-promotion'>>): ReactElement {
  const { title, description, image, price, link, backgroundColor } = block;
  return (
    <div
      className={styles['band']}
      data-ground={backgroundColor ?? 'dark'}
      data-picture={image ? true : undefined}
    >
      {image && (
        <Picture
          image={image}
          className={styles['picture']}
          sizes="(min-width: 60rem) 36vw, 100vw"
          priority={hasFirstPicture(context, index)}
        />
      )}
      <div className={styles['text']}>
        <h2>{title}</h2>
        {description && <RichText html={description} />}
        {price && <PriceFigures price={price} context={context} />}
        {link && (
          <ButtonLink href={link.url} target={link.target}>
            {link.title}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export const membershipPromotionBlock = defineView(MembershipPromotion, {
  heading: 'own',
  fillsGround: true,
  hasPicture: ({ image }) => image !== undefined,
});
