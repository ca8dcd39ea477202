import type { BlockOf } from '@guildhall/cms-client';
import { Html, Picture } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './Testimonials.module.css';

/** Quotations: a single one is large, several are side by side and all visible. */
export function Testimonials({ block: { slides } }: BlockProps<BlockOf<'testimonials'>>): ReactElement {
  const [first] = slides;
  if (first && slides.length === 1) {
    return <div className={styles['one']}>{renderQuotation(first, '(min-width: 60rem) 18rem, 8rem')}</div>;
  }
  return (
    <ul className={styles['many']} role="list">
      {slides.map((slide) => (
        <li key={slide.id}>{renderQuotation(slide, '4.5rem')}</li>
      ))}
    </ul>
  );
}

export const testimonialsBlock = defineView(Testimonials);

function renderQuotation(
  { title, image, text }: BlockOf<'testimonials'>['slides'][number],
  sizes: string,
): ReactElement {
  return (
    <figure data-portrait={image ? true : undefined}>
      <blockquote>
        <Html html={text} />
      </blockquote>
      <figcaption>
        {image && <Picture image={image} sizes={sizes} shape="4:5" />}
        <span>{title}</span>
      </figcaption>
    </figure>
  );
}
