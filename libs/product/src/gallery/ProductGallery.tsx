import { fill as fillText, Picture, type PartialTexts } from '@guildhall/ui';
import type { ShopImage } from '@guildhall/shop-client';
import type { ReactElement } from 'react';
import { mergeProductTexts, type ProductTexts } from '../texts/product-texts.ts';
import styles from './ProductGallery.module.css';

/** The props of `ProductGallery`. */
export interface ProductGalleryProps {
  /** The pictures, the main one first. */
  images: readonly ShopImage[];
  /** The product's title: describes the first picture if the shop does not. */
  title: string;
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<ProductTexts> | undefined;
  /**
   * Crops pictures to fill their frame, as for events.
   * @default false
   */
  fill?: boolean;
}

/**
 * The pictures of a product: the first one large, the others beside it in a row to swipe, and thumbnails that link to
 * each. Works without JavaScript. Renders an empty frame if there are none.
 *
 * @example
 * <ProductGallery images={product.images} title={product.title} />
 */
export function ProductGallery({ images, title, texts, fill = false }: ProductGalleryProps): ReactElement {
  const words = mergeProductTexts(texts);
  const count = images.length;
  const formatPosition = (index: number) => fillText(words.pictureOf, { number: index + 1, count });
  return (
    <div className={styles['gallery']} data-fill={fill || undefined}>
      <ul
        role="list"
        className={styles['row']}
        aria-label={words.pictures}
        // A scrollable area must be reachable by keyboard.
        tabIndex={count > 1 ? 0 : undefined}
      >
        {images.map((image, index) => (
          <li
            key={image.id}
            id={`picture-${index + 1}`}
            data-transition={index === 0 ? 'picture' : undefined}
          >
            <Picture
              image={toPictureSource({
                ...image,
                alt: image.alt || (index === 0 ? title : formatPosition(index)),
              })}
              sizes="(min-width: 60rem) 46rem, 100vw"
              priority={index === 0}
            />
          </li>
        ))}
        {count === 0 && <li />}
      </ul>
      {count > 1 && (
        <ol role="list" className={styles['thumbnails']}>
          {images.map((image, index) => (
            <li key={image.id}>
              <a href={`#picture-${index + 1}`} aria-label={formatPosition(index)}>
                <img
                  loading="lazy"
                  alt=""
                  width={image.width || undefined}
                  height={image.height || undefined}
                  src={image.small}
                />
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The larger one has the width of the shop's original, up to 1600 pixels. */
function toPictureSource({ url, small, alt, width, height }: ShopImage) {
  const large = width > 0 && width <= 1024 ? { lg: url } : { xl: url };
  return { md: small, ...large, alt, ...(width > 0 && height > 0 && { width, height }) };
}
