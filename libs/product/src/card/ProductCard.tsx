import { isSoldOut, findLowestPrice, getProductPath, type ProductSummary } from '@guildhall/shop-client';
import type { Pricing } from '@guildhall/money';
import { priorityAttributes } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { toShownPrice } from '../price/to-shown-price.ts';
import type { ProductTexts } from '../texts/product-texts.ts';
import styles from './ProductCard.module.css';

const fetchNear = { loading: 'lazy' } as const;

/** The heading level of a product's title. */
export type HeadingLevel = 2 | 3 | 4;

export interface ProductCardProps {
  product: ProductSummary;
  pricing: Pricing;
  texts: ProductTexts;
  /** Links to the product page. */
  clickable: boolean;
  headingLevel: HeadingLevel;
  /**
   * The first picture of the page: fetched at once.
   * @default false
   */
  priority?: boolean;
}

/**
 * A product on its shelf, as an item of a `ProductGrid`: picture, title, price with the home country's VAT, and marks for events
 * and sold-out products. One link covers all of it.
 */
export function ProductCard(props: ProductCardProps): ReactElement {
  const { product, pricing, texts, clickable, headingLevel, priority = false } = props;
  const Heading = `h${headingLevel}` as const;
  const { event } = product;
  const soldOut = isSoldOut(product);
  const { price, differs } = findLowestPrice(product);
  const shown = price && toShownPrice(price, pricing);
  return (
    <li className={styles['card']} data-event={event} data-sold-out={soldOut || undefined}>
      <CardPicture image={product.images[0]} priority={priority} />
      {event && <p>{event === 'online' ? texts.onlineEvent : texts.onsiteEvent}</p>}
      <Heading data-transition="title">
        {clickable ? <a href={getProductPath(product.handle)}>{product.title}</a> : product.title}
      </Heading>
      {shown && (
        <p>
          <b>
            {differs && `${texts.from} `}
            <span translate="no">{shown.text}</span>
          </b>
          {soldOut && <i>{texts.soldOutLabel}</i>}
          {shown.equivalents.length > 0 && (
            <small>{`${texts.approxLabel} ${shown.equivalents.join(' / ')}`}</small>
          )}
        </p>
      )}
    </li>
  );
}

/**
 * Decoration beside a title with the same information, so its `alt` is empty; without a picture, an empty shelf of the
 * same size.
 */
function CardPicture({
  image,
  priority,
}: {
  image: ProductSummary['images'][number] | undefined;
  priority: boolean;
}): ReactElement {
  return (
    <span className={styles['shelf']}>
      {image && (
        // `loading` comes before `src`: browsers that set attributes one by one would otherwise load at once.
        <img
          {...(priority ? priorityAttributes : fetchNear)}
          alt=""
          width={image.width || undefined}
          height={image.height || undefined}
          src={image.small}
          data-transition="picture"
        />
      )}
    </span>
  );
}
