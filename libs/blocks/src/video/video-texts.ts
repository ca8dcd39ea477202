/** Texts of a video's cover and controls. */
export interface VideoTexts {
  play: string;
  /** Above the play button of a hosted video. */
  hostNotice: string;
  loading: string;
  failed: string;
  retry: string;
  /** Link to the video at its host. */
  watchAtHost: string;
  /** Link to a video that is a file. */
  openFile: string;
  pause: string;
  resume: string;
  unmute: string;
  mute: string;
}

/**
 * The English texts of a video’s cover and controls.
 *
 * @example
 * videoTexts.play; // 'Play video'
 */
export const videoTexts: VideoTexts = {
  play: 'Play video',
  hostNotice: 'Played from its host, which may store cookies.',
  loading: 'Loading video…',
  failed: 'We could not load this video. Please try again in a moment.',
  retry: 'Try again',
  watchAtHost: 'Watch it on the video host’s site',
  openFile: 'Open the video file',
  pause: 'Pause',
  resume: 'Play',
  unmute: 'Unmute',
  mute: 'Mute',
};
