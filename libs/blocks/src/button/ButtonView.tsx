import type { BlockOf } from '@guildhall/cms-client';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './ButtonView.module.css';

/** One way on, at the left, middle or right of the reading measure. */
export function ButtonView({ block }: BlockProps<BlockOf<'button'>>): ReactElement {
  return (
    <div className={styles['row']} data-align={block.alignment}>
      <ButtonLink href={block.link.url} target={block.link.target} size={block.size}>
        {block.link.title}
      </ButtonLink>
    </div>
  );
}

export const buttonBlock = defineView(ButtonView, { heading: 'beside', space: 'l' });
