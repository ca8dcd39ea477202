import { vi } from 'vitest';
import type { YouTubePlayer, YouTubePlayerOptions } from './youtube-api.ts';

/** Mocks the vendor's script, and records requested scripts, created players and their calls. */
export function mockYouTube() {
  const players: { options: YouTubePlayerOptions; frame: HTMLIFrameElement; calls: string[] }[] = [];
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
    readonly #calls: string[] = [];
    constructor(place: HTMLElement, options: YouTubePlayerOptions) {
      place.replaceWith(this.#frame);
      players.push({ options, frame: this.#frame, calls: this.#calls });
    }
    playVideo = () => void this.#calls.push('play');
    pauseVideo = () => void this.#calls.push('pause');
    mute = () => void this.#calls.push('mute');
    unMute = () => void this.#calls.push('unMute');
    getIframe = () => this.#frame;
    destroy = () => this.#frame.remove();
  }
  return {
    players,
    scripts,
    finishLoading() {
      window.YT = { Player };
      window.onYouTubeIframeAPIReady?.();
    },
  };
}

export function resetYouTube(): void {
  delete window.YT;
  delete window.onYouTubeIframeAPIReady;
}
