import type { Block, UnknownBlock } from '@guildhall/cms-client';
import { Html } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './BlockFrame.module.css';

type KnownBlock = Exclude<Block, UnknownBlock>;

/** Their own title is the heading. */
const ownHeading = new Set([
  ...['page-title', 'hero', 'block-title', 'banner', 'image-text', 'spacer-line'],
  ...['membership-promotion', 'post-date'],
]);

/** Beside these a heading hangs in the offset column, as in a journal's margin; above all others it opens a section. */
const besideHeading = new Set([
  ...['text', 'list', 'intro-text', 'button'],
  ...['contact-text', 'download-file', 'price', 'sign-up-form'],
]);

/**
 * The `<section>` round every block: anchor, editors' classes, ground, heading, and the page's columns for what stands
 * in it. It disappears when the block renders nothing.
 */
export function BlockFrame({ block, children }: { block: KnownBlock; children: ReactNode }): ReactElement {
  const classes = ['gh-page-grid', styles['frame'], ...block.classNames.map((name) => `c-${name}`)];
  const headed = (block.blockTitle || block.blockDescription) && !ownHeading.has(block.name);
  return (
    <section
      id={block.idd}
      className={classes.join(' ')}
      data-block={block.name === 'custom' ? block.kind : block.name}
      data-ground={block.backgroundColor}
      data-heading={headed ? (hangs(block) ? 'beside' : 'above') : undefined}
    >
      {headed && (
        <header className={styles['heading']}>
          {block.blockTitle && <h2>{block.blockTitle}</h2>}
          {block.blockDescription && <Html html={block.blockDescription} />}
        </header>
      )}
      {children}
    </section>
  );
}

function hangs(block: KnownBlock): boolean {
  if (block.name === 'entry-list') return (block.cardType ?? block.contentType).startsWith('organisation');
  if (block.name === 'card-links') return block.cardType === 'organisation';
  return besideHeading.has(block.name);
}
