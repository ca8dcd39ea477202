import type { VideoPlayerProps } from './video-player-props.ts';

type VideoSource = Pick<VideoPlayerProps, 'videoId' | 'playlist' | 'mp4' | 'start'>;

export function isHosted({ videoId, playlist }: VideoSource): boolean {
  return videoId !== undefined || playlist !== undefined;
}

/** Returns the URL of the video's page at its host, or of the file. */
export function getWatchUrl({ videoId, playlist, mp4, start }: VideoSource): string {
  const list = playlist === undefined ? '' : `list=${playlist}`;
  if (videoId === undefined) return list ? `https://www.youtube.com/playlist?${list}` : (mp4 ?? '');
  return ['https://www.youtube.com/watch?v=' + videoId, list, start ? `t=${start}s` : '']
    .filter(Boolean)
    .join('&');
}
