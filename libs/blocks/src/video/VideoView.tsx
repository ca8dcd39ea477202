import type { BlockOf } from '@guildhall/cms-client';
import { Html } from '@guildhall/ui';
import type { ReactElement } from 'react';
import type { BlockProps } from '../blocks/blocks-context.ts';
import { getBlocksTexts } from '../blocks/blocks-texts.ts';
import { defineView } from '../blocks/define-view.ts';
import type { VideoPlayerProps } from './video-player-props.ts';
import { isHosted } from './get-watch-url.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { youTubeHost } from './video-host.ts';
import { getWrapperElement } from '../text/get-wrapper-element.ts';
import styles from './Video.module.css';

/** A video in the reading column or full width, with its description. */
export function VideoView({ block, context }: BlockProps<BlockOf<'video'>>): ReactElement {
  const { videoId, playlist, start, mp4, coverImage, description, descriptionText, blockTitle } = block;
  const { enableMutedFullscreenVideo } = block;
  const Player = context.slots.videoPlayer ?? VideoPlayer;
  const props: VideoPlayerProps = {
    ...(isHosted(block)
      ? { ...(videoId && { videoId }), ...(playlist && { playlist }) }
      : { ...(mp4 && { mp4 }) }),
    ...(start && { start }),
    ...(coverImage && { cover: coverImage }),
    label: blockTitle ?? descriptionText ?? getBlocksTexts(context).video,
    fillsScreen: enableMutedFullscreenVideo,
    host: context.videoHost ?? youTubeHost,
  };
  return (
    <figure className={styles['video']} data-fills-screen={enableMutedFullscreenVideo || undefined}>
      <Player {...props} />
      {description && (
        <figcaption>
          <Html html={description} as={getWrapperElement(description, 'span')} />
        </figcaption>
      )}
    </figure>
  );
}

export const videoBlock = defineView(VideoView);
