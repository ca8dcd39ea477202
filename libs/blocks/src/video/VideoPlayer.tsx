'use client';

import { useState, type ReactElement } from 'react';
import type { PlayerProps } from './player.ts';
import { VideoControls } from './VideoControls.tsx';
import { VideoFile } from './VideoFile.tsx';
import { useNarrow } from './use-narrow.ts';
import { usePlayback } from './use-playback.ts';
import { VideoCover, VideoWithoutScript } from './VideoCover.tsx';
import { isHosted } from './get-watch-url.ts';
import type { VideoPlayerProps } from './video-player-props.ts';
import { videoTexts } from './video-texts.ts';
import { YouTubeVideo } from './YouTubeVideo.tsx';
import styles from './Video.module.css';

/**
 * A video behind its cover. A press plays it once; afterwards, the cover is shown again. Nothing is loaded from the video
 * host before that press.
 *
 * @example
 * const host: VideoHost = {
 *   scriptUrl: 'https://www.youtube.com/iframe_api',
 *   frameOrigin: 'https://www.youtube-nocookie.com',
 * };
 * <VideoPlayer videoId="a1b2c3d4e5f" label="The tides" fillsScreen={false} host={host} />;
 */
export function VideoPlayer(props: VideoPlayerProps): ReactElement {
  const { mp4 = '', start, label, fillsScreen } = props;
  const hosted = isHosted(props);
  const texts = { ...videoTexts, ...props.texts };
  const narrow = useNarrow();
  // On phones, the player's own controls are better for touch. A hosted player keeps the controls it was created with.
  const [wideAtStart, setWideAtStart] = useState(false);
  const wide = hosted ? wideAtStart : !narrow;
  const ownControls = fillsScreen && wide;
  const { state, player, playing, button, events, play } = usePlayback(() => setWideAtStart(!narrow));
  const source: PlayerProps = { muted: fillsScreen, controls: !ownControls, label, ...events };

  return (
    <div
      className={styles['stage']}
      data-state={state}
      data-fills-screen={fillsScreen || undefined}
      data-source={hosted ? 'host' : 'file'}
    >
      {(state === 'loading' || state === 'shown') && (
        <div className={styles['film']}>
          {hosted ? (
            <YouTubeVideo {...props} {...source} />
          ) : (
            <VideoFile {...source} src={start ? `${mp4}#t=${start}` : mp4} />
          )}
        </div>
      )}
      {state !== 'shown' && (
        <VideoCover video={props} texts={texts} state={state} button={button} onPlay={play} />
      )}
      {state === 'shown' && player && ownControls && (
        <VideoControls player={player} playing={playing} texts={texts} />
      )}
      <noscript>
        <VideoWithoutScript video={props} texts={texts} />
      </noscript>
    </div>
  );
}
