import type { BlockOf } from '@guildhall/cms-client';
import { ArrowLink, RichText } from '@guildhall/ui';
import { useCallback, type ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { defineView } from '../blocks/define-view.ts';
import { frameHeightClass } from './frame-height.ts';
import styles from './IframeView.module.css';

/**
 * Its own scripts and forms, and windows that lead away from it; never the page around it, its downloads or its focus.
 * (With scripts and its own origin a page of the site itself could shake this off: the parser lets none be framed.)
 */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Another site's page in a frame, fetched when it comes near. One whose host may not be framed is a link to it instead:
 * nothing of it loads before a press, and the content stays within reach.
 */
export function IframeView({ block }: BlockProps<BlockOf<'iframe'>>): ReactElement {
  const { link, frame, height, description, blockTitle } = block;
  // Where no page gathers the rules of heights (see `frameHeightRules`), the script that renders sets it.
  const setHeight = useCallback(
    (element: HTMLIFrameElement | null) => element?.style.setProperty('--frame-height', height),
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
        className={[styles['frame'], frameHeightClass(height)].filter(Boolean).join(' ')}
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
  return URL.canParse(address) ? new URL(address).host : address;
}
