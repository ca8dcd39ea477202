import { vi } from 'vitest';
import type { YouTubePlayer, YouTubePlayerOptions } from './youtube-api.ts';

/** Stands in for the vendor: the script that was asked for, the players it made, and what they were told. */
export function vendor() {
  const players: { options: YouTubePlayerOptions; frame: HTMLIFrameElement; told: string[] }[] = [];
  const scripts: HTMLScriptElement[] = [];
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) scripts.push(node);
      else append(node);
    }
  });
  class Player implements YouTubePlayer {
    readonly #frame = document.createElement('iframe');
    readonly #told: string[] = [];
    constructor(place: HTMLElement, options: YouTubePlayerOptions) {
      place.replaceWith(this.#frame);
      players.push({ options, frame: this.#frame, told: this.#told });
    }
    playVideo = () => void this.#told.push('play');
    pauseVideo = () => void this.#told.push('pause');
    mute = () => void this.#told.push('mute');
    unMute = () => void this.#told.push('unMute');
    getIframe = () => this.#frame;
    destroy = () => this.#frame.remove();
  }
  return {
    players,
    scripts,
    /** The script has come. */
    arrive() {
      window.YT = { Player };
      window.onYouTubeIframeAPIReady?.();
    },
  };
}

/** As if the vendor's script had never come. */
export function forgetVendor(): void {
  delete window.YT;
  delete window.onYouTubeIframeAPIReady;
}
