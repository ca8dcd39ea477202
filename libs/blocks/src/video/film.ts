/** What the controls of a film need, for each kind of player. */
export interface Film {
  play(): void;
  pause(): void;
  setMuted(muted: boolean): void;
  focus(): void;
}

/** What a film reports: it can be seen, plays or is paused, has ended, or cannot be shown. */
export interface FilmEvents {
  onReady: (film: Film) => void;
  onPlaying: (playing: boolean) => void;
  onEnd: () => void;
  onFail: () => void;
}

/** A film on its way to the screen. */
export interface FilmProps extends FilmEvents {
  /** Whether it starts without sound. */
  muted: boolean;
  /** Whether it shows controls of its own. */
  controls: boolean;
  label: string;
}
