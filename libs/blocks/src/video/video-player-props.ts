import type { Image } from '@guildhall/cms-client';
import type { VideoHost } from './video-host.ts';
import type { VideoTexts } from './video-texts.ts';

/** Props of `VideoPlayer`. Serialisable as JSON. */
export interface VideoPlayerProps {
  /** Id at the video host; without it and a playlist, `mp4` is played. */
  videoId?: string;
  /** Id of a playlist at the video host. */
  playlist?: string;
  /** Seconds after which it starts. */
  start?: number;
  /** URL of a video file, for a video without a host. */
  mp4?: string;
  /**
   * Picture before it plays.
   * @default a plain surface
   */
  cover?: Image;
  /** Accessible name. */
  label: string;
  /** Fills the screen and starts without sound. */
  fillsScreen: boolean;
  /** Host of videos with a `videoId`. */
  host: VideoHost;
  /**
   * Overrides for the English texts.
   * @default videoTexts
   */
  texts?: Partial<VideoTexts>;
}
