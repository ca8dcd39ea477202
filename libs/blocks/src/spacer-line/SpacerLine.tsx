import type { BlockOf } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import styles from './SpacerLine.module.css';

/** Vertical space with an optional line. */
export function SpacerLine({ block }: BlockProps<BlockOf<'spacer-line'>>): ReactElement {
  return (
    <div className={styles['space']} data-height={block.height}>
      {!block.hideLine && <hr />}
    </div>
  );
}

export const spacerLineBlock = defineView(SpacerLine, { heading: 'own', space: 'none', spaceAfter: 'none' });
