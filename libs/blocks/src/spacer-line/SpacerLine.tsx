import type { SpacerLineBlock } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import styles from './SpacerLine.module.css';

/** Air between two matters, with a line in its middle unless that is hidden. */
export function SpacerLine({ block }: BlockProps<SpacerLineBlock>): ReactElement {
  return (
    <div className={styles['space']} data-height={block.height}>
      {!block.hideLine && <hr />}
    </div>
  );
}
