import type { Image } from '@guildhall/cms-client';
import type { VideoHost } from './video-host.ts';
import type { VideoTexts } from './video-texts.ts';

/** Serialisable as JSON. */
export interface VideoPlayerProps {
  /** Id at the video host; without it, `mp4` is played. */
  videoId?: string;
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
