import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { getBlocksTexts } from '../blocks/blocks-texts.ts';
import { defineView } from '../blocks/define-view.ts';
import { AutoplayRoot } from '../autoplay/AutoplayRoot.tsx';
import { AutoplaySwitch } from '../autoplay/AutoplaySwitch.tsx';
import styles from './RotatingText.module.css';

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
  return (
    <AutoplayRoot className={styles['rotating']} data-autoplay="text">
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
    </AutoplayRoot>
  );
}

export const rotatingTextBlock = defineView(RotatingText);
