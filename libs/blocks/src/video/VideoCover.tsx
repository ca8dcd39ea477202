import { Picture } from '@guildhall/ui';
import type { ReactElement, RefObject } from 'react';
import type { VideoPlayerProps } from './video-player-props.ts';
import { getWatchUrl } from './get-watch-url.ts';
import type { VideoTexts } from './video-texts.ts';
import styles from './Video.module.css';

interface VideoCoverProps {
  film: VideoPlayerProps;
  texts: VideoTexts;
  state: 'cover' | 'loading' | 'failed';
  button: RefObject<HTMLButtonElement | null>;
  onPlay: () => void;
}

const words = { cover: 'play', loading: 'loading', failed: 'retry' } as const;

/** In place of the film until it plays: its picture, and a sheet in the corner with the button that plays it. */
export function VideoCover({ film, texts, state, button, onPlay }: VideoCoverProps): ReactElement {
  const waiting = state === 'loading';
  return (
    <div className={styles['cover']}>
      {film.cover && <Picture image={film.cover} sizes={coverSizes(film)} />}
      <div className={styles['sheet']}>
        {state === 'failed' && <p role="alert">{texts.failed}</p>}
        <button
          ref={button}
          type="button"
          className={styles['play']}
          aria-disabled={waiting || undefined}
          aria-label={state === 'cover' ? `${texts.play}: ${film.label}` : undefined}
          onClick={waiting ? undefined : onPlay}
        >
          <PlayMark />
          <span>{texts[words[state]]}</span>
        </button>
        {state === 'failed' && (
          <a href={getWatchUrl(film)} rel="noopener">
            {film.videoId === undefined ? texts.openFile : texts.watchAtHost}
          </a>
        )}
      </div>
    </div>
  );
}

/** Without script: the file in the browser's own player, or a plain link to the film, under the same picture. */
export function VideoWithoutScript({
  film,
  texts,
}: {
  film: VideoPlayerProps;
  texts: VideoTexts;
}): ReactElement {
  if (film.videoId === undefined)
    return (
      <video
        src={film.mp4}
        poster={film.cover?.lg}
        controls
        preload="none"
        playsInline
        aria-label={film.label}
      />
    );
  return (
    <div className={styles['plain']}>
      {film.cover && <Picture image={film.cover} sizes={coverSizes(film)} />}
      <div className={styles['sheet']}>
        <a className={styles['play']} href={getWatchUrl(film)} rel="noopener">
          <PlayMark />
          <span>
            {texts.play}: {film.label}
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

const coverSizes = ({ fillsScreen }: VideoPlayerProps) =>
  fillsScreen ? '100vw' : '(min-width: 60rem) 75vw, 94vw';
