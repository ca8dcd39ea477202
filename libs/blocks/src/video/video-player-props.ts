import type { Image } from '@guildhall/cms-client';
import type { VideoHost } from './video-host.ts';
import type { VideoTexts } from './video-texts.ts';

/** What a player needs; plain data that can travel as JSON. */
export interface VideoPlayerProps {
  /** Of the video host; else `mp4` is played. */
  videoId?: string;
  mp4?: string;
  cover?: Image;
  /** What the film is, for screen readers. */
  label: string;
  /** Fills the screen and starts without sound. */
  fillsScreen: boolean;
  host: VideoHost;
  /** @default videoTexts */
  texts?: VideoTexts;
}
