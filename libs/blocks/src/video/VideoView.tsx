import type { VideoBlock } from '@guildhall/cms-client';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import type { VideoPlayerProps } from './video-player-props.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { youTubeHost } from './video-host.ts';
import styles from './Video.module.css';

/** A film on the page's axis, or from edge to edge, with its description beside it. */
export function VideoView({ block, context }: BlockProps<VideoBlock>): ReactElement {
  const { videoId, mp4, coverImage, description, blockTitle, enableMutedFullscreenVideo } = block;
  const Player = context.slots.videoPlayer ?? VideoPlayer;
  const props: VideoPlayerProps = {
    ...(videoId === undefined ? { ...(mp4 !== undefined && { mp4 }) } : { videoId }),
    ...(coverImage && { cover: coverImage }),
    label: blockTitle ?? description ?? 'a film',
    fillsScreen: enableMutedFullscreenVideo,
    host: context.videoHost ?? youTubeHost,
  };
  return (
    <figure className={styles['video']} data-fills-screen={enableMutedFullscreenVideo || undefined}>
      <Player {...props} />
      {description && <figcaption>{description}</figcaption>}
    </figure>
  );
}
