/** The part of the vendor's API that is used: https://developers.google.com/youtube/iframe_api_reference */
export interface YouTubeApi {
  Player: new (place: HTMLElement, options: YouTubePlayerOptions) => YouTubePlayer;
}

export interface YouTubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  mute(): void;
  unMute(): void;
  getIframe(): HTMLIFrameElement;
  destroy(): void;
}

export interface YouTubePlayerOptions {
  host: string;
  /** Missing for a playlist, which is in `playerVars`. */
  videoId?: string;
  width: string;
  height: string;
  playerVars: Record<string, number | string>;
  events: {
    onReady: () => void;
    onStateChange: (event: { data: number }) => void;
    onError: () => void;
  };
}

export const playerStates = { ended: 0, playing: 1, paused: 2 } as const;

declare global {
  interface Window {
    YT?: Partial<YouTubeApi>;
    onYouTubeIframeAPIReady?: (() => void) | undefined;
  }
}
