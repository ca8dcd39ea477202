import type { Block, UnknownBlock } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import anchors from './BlockAnchor.module.css';
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
      id={frameId(block.idd)}
      className={classes.join(' ')}
      data-block={block.name === 'custom' ? block.kind : block.name}
      data-ground={block.backgroundColor}
      data-heading={headed ? (hangs(block) ? 'beside' : 'above') : undefined}
    >
      {block.anchor && <a {...{ name: block.anchor }} className={anchors['anchor']} />}
      {headed && (
        <header className={styles['heading']}>
          {block.blockTitle && <h2>{block.blockTitle}</h2>}
          {block.blockDescription && <RichText html={block.blockDescription} />}
        </header>
      )}
      {children}
    </section>
  );
}

/** An id is a property of the window: never one that a script there may look for. */
function frameId(idd: string): string {
  return /^block[-_]/.test(idd) ? idd : `block-${idd}`;
}

function hangs(block: KnownBlock): boolean {
  if (block.name === 'entry-list') return (block.cardType ?? block.contentType).startsWith('organisation');
  if (block.name === 'card-links') return block.cardType === 'organisation';
  return besideHeading.has(block.name);
}
