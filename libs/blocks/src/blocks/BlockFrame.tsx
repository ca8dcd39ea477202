import type { KnownBlock } from '@guildhall/cms-client';
import { RichText } from '@guildhall/ui';
import type { ReactElement, ReactNode } from 'react';
import anchors from './BlockAnchor.module.css';
import styles from './BlockFrame.module.css';
import type { BlockTraits } from './block-traits.ts';
import type { BlocksContext } from './blocks-context.ts';

interface BlockFrameProps {
  block: KnownBlock;
  traits: BlockTraits<KnownBlock>;
  context: BlocksContext;
  children: ReactNode;
}

/**
 * The `<section>` around every block: anchor, editors' classes, background colour, heading, and the page's columns. It
 * disappears when the block renders nothing.
 */
export function BlockFrame({ block, traits, context, children }: BlockFrameProps): ReactElement {
  const classes = ['gh-page-grid', styles['frame'], ...block.classNames.map((name) => `c-${name}`)];
  const { heading: position = 'above' } = traits;
  const heading = typeof position === 'function' ? position(block, context) : position;
  const hasHeading = (block.blockTitle || block.blockDescription) && heading !== 'own';
  return (
    <section
      id={getFrameId(block.idd)}
      className={classes.join(' ')}
      data-block={block.name}
      data-ground={block.backgroundColor}
      data-heading={hasHeading ? heading : undefined}
      data-space={traits.space}
      data-space-after={traits.spaceAfter}
      data-fills-ground={traits.fillsGround}
    >
      {block.anchor && <a {...{ name: block.anchor }} className={anchors['anchor']} />}
      {hasHeading && (
        <header className={styles['heading']}>
          {block.blockTitle && <h2>{block.blockTitle}</h2>}
          {block.blockDescription && <RichText html={block.blockDescription} />}
        </header>
      )}
      {children}
    </section>
  );
}

/** IDs become properties of `window`: the prefix keeps them away from names that page scripts read. */
function getFrameId(idd: string): string {
  return /^block[-_]/.test(idd) ? idd : `block-${idd}`;
}
