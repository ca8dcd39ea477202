import type { ContentProblem } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import styles from './BlockNotice.module.css';

interface BlockNoticeProps {
  blockName: string;
  /** Why the complete block is missing; not given when it is there. */
  reason?: string;
  /** What of it is missing. */
  problems: readonly ContentProblem[];
}

/** Says to an editor, in the place of a block or after it, what is not there, and what to do. Visitors never see one. */
export function BlockNotice({ blockName, reason, problems }: BlockNoticeProps): ReactElement {
  const what =
    reason === undefined ? 'Part of this block is not shown.' : 'This block is not shown to visitors.';
  return (
    <aside className={styles['notice']} aria-label="Notice for editors">
      <p>
        <strong>{what}</strong> {reason}
      </p>
      {problems.length > 0 && (
        <ul role="list">
          {problems.map(({ where, field, message, advice }, index) => (
            <li key={index}>
              <code>{placeOf(where, field)}</code> {sentence(message)} {advice}
            </li>
          ))}
        </ul>
      )}
      <code>{blockName || 'unnamed block'}</code>
    </aside>
  );
}

/** The field, and the card it is of: `entry /about, block 2 (acf/card-links), card 3` is card 3. */
function placeOf(where: string, field: string | undefined): string {
  const inner = /card \d+$/.exec(where)?.[0];
  return [inner, field].filter(Boolean).join(': ') || where;
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
