import type { ContentProblem } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import styles from './BlockNotice.module.css';

interface BlockNoticeProps {
  blockName: string;
  /** Why the block as a whole is missing; not given when it is there. */
  reason?: string;
  /** What of it is missing. */
  problems: readonly ContentProblem[];
}

/** Says to an editor, in the place of a block or after it, what is not there, and what to do. Visitors never see one. */
export function BlockNotice({ blockName, reason, problems }: BlockNoticeProps): ReactElement {
  const what =
    reason === undefined ? 'A part of this is not as you made it.' : 'This block is not shown to visitors.';
  return (
    <aside className={styles['notice']} aria-label="Notice for editors">
      <p>
        <strong>{what}</strong> {reason}
      </p>
      {problems.length > 0 && (
        <ul role="list">
          {problems.map(({ where, field, message, advice }, index) => (
            <li key={index}>
              <code>{field ?? listIn(where)}</code> {sentence(message)} {advice}
            </li>
          ))}
        </ul>
      )}
      <code>{blockName || 'a block without a name'}</code>
    </aside>
  );
}

/** The innermost part of a place: `cards /wp-json/…, card 3` is card 3. */
function listIn(where: string): string {
  return where.split(', ').at(-1) ?? where;
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
