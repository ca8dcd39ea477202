import type { BlockOf } from '@guildhall/cms-client';
import { ArrowLink, RichText } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { Frame } from './Frame.tsx';
import styles from './IframeView.module.css';

/**
 * Another site's page in a lazily loaded frame. If its host is not allowed in frames, it is a link instead: nothing loads
 * before a press.
 */
export function IframeView({ block }: BlockProps<BlockOf<'iframe'>>): ReactElement {
  const { link, frame, height, description, blockTitle } = block;
  const title = link.title || blockTitle || getHost(frame ?? link.url);
  const below = description && <RichText className={styles['description']} html={description} />;
  if (frame === undefined) {
    return (
      <>
        <p className={styles['instead']}>
          <ArrowLink href={link.url} target={link.target}>
            {title}
          </ArrowLink>
        </p>
        {below}
      </>
    );
  }
  return (
    <>
      <Frame src={frame} title={title} height={height} />
      {below}
    </>
  );
}

export const iframeBlock = defineView(IframeView);

function getHost(address: string): string {
  return /^https?:\/\/([^/?#]+)/.exec(address)?.[1] ?? address;
}
