'use client';

import { Picture } from '@guildhall/ui';
import type { ReactElement, RefObject } from 'react';
import type { VideoPlayerProps } from './video-player-props.ts';
import { getWatchUrl, isHosted } from './get-watch-url.ts';
import type { VideoTexts } from './video-texts.ts';
import styles from './Video.module.css';

interface VideoCoverProps {
  video: VideoPlayerProps;
  texts: VideoTexts;
  state: 'cover' | 'loading' | 'failed';
  button: RefObject<HTMLButtonElement | null>;
  onPlay: () => void;
}

const labelKeys = { cover: 'play', loading: 'loading', failed: 'retry' } as const;

/** Shown until the video plays: its picture, and a panel with the play button. */
export function VideoCover({ video, texts, state, button, onPlay }: VideoCoverProps): ReactElement {
  const waiting = state === 'loading';
  return (
    <div className={styles['cover']}>
      {video.cover && <Picture image={video.cover} sizes={getCoverSizes(video)} />}
      <div className={styles['sheet']}>
        {state === 'failed' && <p role="alert">{texts.failed}</p>}
        {state === 'cover' && isHosted(video) && <p>{texts.hostNotice}</p>}
        <button
          ref={button}
          type="button"
          className={styles['play']}
          aria-disabled={waiting || undefined}
          aria-label={state === 'cover' ? `${texts.play}: ${video.label}` : undefined}
          onClick={waiting ? undefined : onPlay}
        >
          <PlayMark />
          <span>{texts[labelKeys[state]]}</span>
        </button>
        {state === 'failed' && (
          <a href={getWatchUrl(video)} rel="noopener">
            {isHosted(video) ? texts.watchAtHost : texts.openFile}
          </a>
        )}
      </div>
    </div>
  );
}

/** Without script: the file in the browser's own player, or a link to the hosted video, with the same picture. */
export function VideoWithoutScript({
  video,
  texts,
}: {
  video: VideoPlayerProps;
  texts: VideoTexts;
}): ReactElement {
  if (!isHosted(video))
    return (
      <video
        src={video.mp4}
        poster={video.cover?.lg}
        controls
        preload="none"
        playsInline
        aria-label={video.label}
      />
    );
  return (
    <div className={styles['plain']}>
      {video.cover && <Picture image={video.cover} sizes={getCoverSizes(video)} />}
      <div className={styles['sheet']}>
        <a className={styles['play']} href={getWatchUrl(video)} rel="noopener">
          <PlayMark />
          <span>
            {texts.play}: {video.label}
          </span>
        </a>
      </div>
    </div>
  );
}

function PlayMark(): ReactElement {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M5 2.5v15L17.5 10z" fill="currentColor" />
    </svg>
  );
}

const getCoverSizes = ({ fillsScreen }: VideoPlayerProps) =>
  fillsScreen ? '100vw' : '(min-width: 60rem) 75vw, 94vw';
