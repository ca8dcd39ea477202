import type { BlockOf } from '@guildhall/cms-client';
import { ArrowLink, RichText } from '@guildhall/ui';
import { useCallback, type ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { getFrameHeightClass } from './frame-height.ts';
import styles from './IframeView.module.css';

/**
 * Allows scripts, forms and pop-ups, but not top navigation, downloads or pointer lock. A page of the site's own origin could
 * remove this sandbox: the parser never lets one be framed.
 */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Another site's page in a lazily loaded frame. If its host is not allowed in frames, it is a link instead: nothing loads
 * before a press.
 */
export function IframeView({ block }: BlockProps<BlockOf<'iframe'>>): ReactElement {
  const { link, frame, height, description, blockTitle } = block;
  // For pages that do not collect the rules of heights (see `collectFrameHeightRules`).
  const setHeight = useCallback(
    (element: HTMLIFrameElement | null) => element?.style.setProperty('--gh-frame-height', height),
    [height],
  );
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
      <iframe
        ref={setHeight}
        className={[styles['frame'], getFrameHeightClass(height)].filter(Boolean).join(' ')}
        title={title}
        loading="lazy"
        sandbox={allowed}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen"
        src={frame}
      />
      {below}
    </>
  );
}

export const iframeBlock = defineView(IframeView);

function getHost(address: string): string {
  return /^https?:\/\/([^/?#]+)/.exec(address)?.[1] ?? address;
}
