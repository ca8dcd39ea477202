import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { getBlocksTexts } from '../blocks/blocks-texts.ts';
import { defineView } from '../blocks/define-view.ts';
import { AutoplaySwitch } from '../autoplay/AutoplaySwitch.tsx';
import { useStart } from '../autoplay/use-start.ts';
import styles from './RotatingText.module.css';
import { startRotatingText } from './start-rotating-text.ts';

/**
 * Large lines that rotate, each for its reading time. Screen readers read them once, as a list; without script or motion,
 * all lines are visible.
 */
export function RotatingText({
  block: { slides },
  context,
}: BlockProps<BlockOf<'rotating-text'>>): ReactElement {
  const { pauseText, playText } = getBlocksTexts(context);
  const first = slides[0]?.title ?? '';
  const root = useStart(startRotatingText);
  return (
    <div ref={root} className={styles['rotating']} data-autoplay="text">
      <ul role="list">
        {slides.map(({ id, title }, index) => (
          <li key={`${index}-${id}`} data-current={index === 0 || undefined}>
            {title}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles['switch']}>
          <AutoplaySwitch pause={`${pauseText}: ${first}`} play={`${playText}: ${first}`} />
        </div>
      )}
    </div>
  );
}

export const rotatingTextBlock = defineView(RotatingText);
