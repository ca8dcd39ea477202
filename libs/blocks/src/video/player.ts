/** Common interface of hosted players and files. */
export interface PlayerHandle {
  play(): void;
  pause(): void;
  setMuted(muted: boolean): void;
  focus(): void;
}

export interface PlayerEvents {
  onReady: (player: PlayerHandle) => void;
  onPlaying: (playing: boolean) => void;
  onEnd: () => void;
  onFail: () => void;
}

export interface PlayerProps extends PlayerEvents {
  /** Starts without sound. */
  muted: boolean;
  /** Shows the player's own controls. */
  controls: boolean;
  label: string;
}
