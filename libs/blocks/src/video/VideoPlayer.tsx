import { useState, type ReactElement } from 'react';
import type { PlayerProps } from './player.ts';
import { VideoControls } from './VideoControls.tsx';
import { VideoFile } from './VideoFile.tsx';
import { useNarrow } from './use-narrow.ts';
import { usePlayback } from './use-playback.ts';
import { VideoCover, VideoWithoutScript } from './VideoCover.tsx';
import type { VideoPlayerProps } from './video-player-props.ts';
import { videoTexts } from './video-texts.ts';
import { YouTubeVideo } from './YouTubeVideo.tsx';
import styles from './Video.module.css';

/**
 * A film behind its cover. A press plays it once; at its end the cover is shown again. Nothing is fetched
 * from the video host before that press.
 */
export function VideoPlayer(props: VideoPlayerProps): ReactElement {
  const { videoId, mp4, label, fillsScreen, host, texts = videoTexts } = props;
  const narrow = useNarrow();
  // On a phone the film's own controls are made for thumbs. A vendor's player keeps those it was made with.
  const [wideAtStart, setWideAtStart] = useState(false);
  const wide = videoId === undefined ? !narrow : wideAtStart;
  const ownControls = fillsScreen && wide;
  const { state, film, playing, button, events, play } = usePlayback(() => setWideAtStart(!narrow));
  const source: PlayerProps = { muted: fillsScreen, controls: !ownControls, label, ...events };

  return (
    <div
      className={styles['stage']}
      data-state={state}
      data-fills-screen={fillsScreen || undefined}
      data-source={videoId === undefined ? 'file' : 'host'}
    >
      {(state === 'loading' || state === 'shown') && (
        <div className={styles['film']}>
          {videoId === undefined ? (
            <VideoFile {...source} src={mp4 ?? ''} />
          ) : (
            <YouTubeVideo {...source} videoId={videoId} host={host} />
          )}
        </div>
      )}
      {state !== 'shown' && (
        <VideoCover film={props} texts={texts} state={state} button={button} onPlay={play} />
      )}
      {state === 'shown' && film && ownControls && (
        <VideoControls film={film} playing={playing} texts={texts} />
      )}
      <noscript>
        <VideoWithoutScript film={props} texts={texts} />
      </noscript>
    </div>
  );
}
