import type { BlockOf } from '@guildhall/cms-client';
import { ButtonLink } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './ButtonView.module.css';

/** A link styled as a button, aligned left, centre or right. */
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
