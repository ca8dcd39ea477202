import type { VideoPlayerProps } from './video-player-props.ts';

/** Where a film can be watched without this page: its own page at the vendor's, or the file. */
export function getWatchUrl({ videoId, mp4 }: Pick<VideoPlayerProps, 'videoId' | 'mp4'>): string {
  return videoId === undefined ? (mp4 ?? '') : `https://www.youtube.com/watch?v=${videoId}`;
}
