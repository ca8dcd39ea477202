/** Host of videos with a `videoId`; set by the app's configuration, never by content. */
export interface VideoHost {
  /** The vendor's script that creates players. */
  scriptUrl: string;
  /** Origin of the player's frames. */
  frameOrigin: string;
}

/** YouTube, with the host that sets no cookies before a video plays. */
export const youTubeHost: VideoHost = {
  scriptUrl: 'https://www.youtube.com/iframe_api',
  frameOrigin: 'https://www.youtube-nocookie.com',
};
