import type { VideoPlayerProps } from './video-player-props.ts';

/** Returns the URL of the video's page at its host, or of the file. */
export function getWatchUrl({ videoId, mp4 }: Pick<VideoPlayerProps, 'videoId' | 'mp4'>): string {
  return videoId === undefined ? (mp4 ?? '') : `https://www.youtube.com/watch?v=${videoId}`;
}
