import type { KnownBlock } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import anchors from './BlockAnchor.module.css';
import styles from './BlockFrame.module.css';
import type { BlockTraits } from './block-traits.ts';

interface BlockFrameProps {
  block: KnownBlock;
  traits: BlockTraits<KnownBlock>;
  children: ReactNode;
}

/**
 * The `<section>` round every block: anchor, editors' classes, ground, heading, and the page's columns for what is
 * in it. It disappears when the block renders nothing.
 */
export function BlockFrame({ block, traits, children }: BlockFrameProps): ReactElement {
  const classes = ['gh-page-grid', styles['frame'], ...block.classNames.map((name) => `c-${name}`)];
  const { heading: where = 'above' } = traits;
  const heading = typeof where === 'function' ? where(block) : where;
  const headed = (block.blockTitle || block.blockDescription) && heading !== 'own';
  return (
    <section
      id={frameId(block.idd)}
      className={classes.join(' ')}
      data-block={block.name}
      data-ground={block.backgroundColor}
      data-heading={headed ? heading : undefined}
      data-space={traits.space}
      data-space-after={traits.spaceAfter}
      data-waits={traits.waits}
      data-fills-ground={traits.fillsGround}
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
