import type { ContentProblem } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import styles from './BlockNotice.module.css';
import { translateNotice, type NoticeTexts } from './translate-notice.ts';

interface BlockNoticeProps {
  /** Its name in the content service, such as `acf/map`. */
  blockName: string;
  /** Explains why the whole block is missing; omitted if only part of it is. */
  reason?: string;
  /** Problems of the block, which the notice lists. */
  problems: readonly ContentProblem[];
  /**
   * Sentences in the site’s language.
   * @default in English
   */
  texts?: NoticeTexts | undefined;
}

/**
 * Tells editors, in place of a block or after it, what is missing and what to do. Visitors never see it.
 *
 * @example
 * <BlockNotice blockName="acf/map" reason="No block has this name." problems={[]} />;
 */
export function BlockNotice({ blockName, reason, problems, texts }: BlockNoticeProps): ReactElement {
  const translate = (sentence: string) => translateNotice(sentence, texts);
  const summary =
    reason === undefined ? 'Part of this block is not shown.' : 'This block is not shown to visitors.';
  return (
    <aside className={styles['notice']} aria-label={translate('Notice for editors')}>
      <p>
        <strong>{translate(summary)}</strong> {reason !== undefined && translate(reason)}
      </p>
      {problems.length > 0 && (
        <ul role="list">
          {problems.map(({ where, field, message, advice }, index) => (
            <li key={index}>
              <code>{formatPlace(translate(where), field)}</code> {formatSentence(translate(message))}{' '}
              {advice !== undefined && translate(advice)}
            </li>
          ))}
        </ul>
      )}
      <code>{translate(blockName || 'unnamed block')}</code>
    </aside>
  );
}

/** Returns the field, with the number of its card: from `entry /about, block 2 (acf/card-links), card 3` it takes card 3. */
function formatPlace(where: string, field: string | undefined): string {
  const card = /card \d+$/.exec(where)?.[0];
  return [card, field].filter(Boolean).join(': ') || where;
}

function formatSentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
