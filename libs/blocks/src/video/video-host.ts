/** Where films with a `videoId` come from; comes from the app's configuration, never from content. */
export interface VideoHost {
  /** The vendor's script that makes players. */
  scriptUrl: string;
  /** The origin whose frames show films. */
  frameOrigin: string;
}

/** YouTube, by the host that sets no cookie before a film plays. */
export const youTubeHost: VideoHost = {
  scriptUrl: 'https://www.youtube.com/iframe_api',
  frameOrigin: 'https://www.youtube-nocookie.com',
};
