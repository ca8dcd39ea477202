import type { Image } from '@guildhall/cms-client';
import type { VideoHost } from './video-host.ts';
import type { VideoTexts } from './video-texts.ts';

/** Serialisable as JSON. */
export interface VideoPlayerProps {
  /** Id at the video host; without it and a playlist, `mp4` is played. */
  videoId?: string;
  /** Id of a playlist at the video host. */
  playlist?: string;
  /** Seconds after which it starts. */
  start?: number;
  mp4?: string;
  cover?: Image;
  /** Accessible name. */
  label: string;
  /** Fills the screen and starts without sound. */
  fillsScreen: boolean;
  host: VideoHost;
  /** @default videoTexts */
  texts?: Partial<VideoTexts>;
}
