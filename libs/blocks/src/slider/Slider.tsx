import type { BlockOf } from '@guildhall/cms-client';
import { CarouselControls, CarouselRow, Picture } from '@guildhall/ui';
import type { ReactElement } from 'react';
import { hasFirstPicture } from '../blocks/page-outline.ts';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { getBlocksTexts } from '../blocks/blocks-texts.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './Slider.module.css';

/** From the axis to the window's edge, minus the visible part of the next slide. */
const sizes = '(min-width: 60rem) 72vw, 82vw';

/**
 * A row of pictures that runs to the window's edge, each with number and title. With several slides, the previous and next
 * buttons are in the offset column.
 */
export function Slider({ block, context, index }: BlockProps<BlockOf<'slider'>>): ReactElement {
  const { slides, idd } = block;
  const rowId = `${idd}-slides`;
  const Controls = context.slots.carouselControls ?? CarouselControls;
  const first = hasFirstPicture(context, index);
  return (
    <div className={styles['slider']}>
      <CarouselRow
        id={rowId}
        label={block.blockTitle ?? getBlocksTexts(context).pictures}
        className={styles['row']}
      >
        {slides.map(({ id, title, image }, number) => (
          <figure key={`${number}-${id}`}>
            <Picture image={image} sizes={sizes} priority={first && number === 0} />
            <figcaption>
              {slides.length > 1 && (
                <span>
                  {number + 1}/{slides.length}
                </span>
              )}
              <strong data-slide-title="">{title}</strong>
            </figcaption>
          </figure>
        ))}
      </CarouselRow>
      {slides.length > 1 && (
        <div className={styles['controls']}>
          <Controls rowId={rowId} />
        </div>
      )}
    </div>
  );
}

export const sliderBlock = defineView(Slider, { hasPicture: () => true });
