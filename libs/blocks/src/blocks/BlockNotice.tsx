import type { ReactElement } from 'react';
import styles from './BlockNotice.module.css';

/** Says to an editor, in the place of a block, why it is not there. Visitors never see one. */
export function BlockNotice({ blockName, reason }: { blockName: string; reason: string }): ReactElement {
  return (
    <aside className={styles['notice']} aria-label="Notice for editors">
      <p>
        <strong>This block is not shown to visitors.</strong> {reason}
      </p>
      <code>{blockName || 'a block without a name'}</code>
    </aside>
  );
}
