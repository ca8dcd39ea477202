'use client';

import { useCallback, type ReactElement } from 'react';
import { getFrameHeightClass } from './frame-height.ts';
import styles from './IframeView.module.css';

/**
 * Allows scripts, forms and pop-ups, but not top navigation, downloads or pointer lock. A page of the site's own origin could
 * remove this sandbox: the parser never lets one be framed.
 */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface FrameProps {
  src: string;
  title: string;
  /** A length of CSS. */
  height: string;
}

/** A frame of its height. */
export function Frame({ src, title, height }: FrameProps): ReactElement {
  // For pages that do not collect the rules of heights (see `collectFrameHeightRules`).
  const setHeight = useCallback(
    (element: HTMLIFrameElement | null) => element?.style.setProperty('--gh-frame-height', height),
    [height],
  );
  return (
    <iframe
      ref={setHeight}
      className={[styles['frame'], getFrameHeightClass(height)].filter(Boolean).join(' ')}
      title={title}
      loading="lazy"
      sandbox={allowed}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen"
      src={src}
    />
  );
}
