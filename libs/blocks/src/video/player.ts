/** What the controls of a film need, for each kind of player. */
export interface PlayerHandle {
  play(): void;
  pause(): void;
  setMuted(muted: boolean): void;
  focus(): void;
}

/** What a film reports: it can be seen, plays or is paused, has ended, or cannot be shown. */
export interface PlayerEvents {
  onReady: (film: PlayerHandle) => void;
  onPlaying: (playing: boolean) => void;
  onEnd: () => void;
  onFail: () => void;
}

/** A film on its way to the screen. */
export interface PlayerProps extends PlayerEvents {
  /** Whether it starts without sound. */
  muted: boolean;
  /** Whether it shows controls of its own. */
  controls: boolean;
  label: string;
}
