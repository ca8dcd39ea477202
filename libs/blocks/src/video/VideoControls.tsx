import { useState, type ReactElement } from 'react';
import type { PlayerHandle } from './player.ts';
import type { VideoTexts } from './video-texts.ts';
import styles from './Video.module.css';

interface VideoControlsProps {
  film: PlayerHandle;
  playing: boolean;
  texts: VideoTexts;
}

/** Stop, go on, sound: all that a film needs that fills the screen. It started without sound. */
export function VideoControls({ film, playing, texts }: VideoControlsProps): ReactElement {
  const [muted, setMuted] = useState(true);
  return (
    <div className={styles['controls']}>
      <button type="button" onClick={() => (playing ? film.pause() : film.play())}>
        {playing ? texts.pause : texts.resume}
      </button>
      <button
        type="button"
        onClick={() => {
          film.setMuted(!muted);
          setMuted(!muted);
        }}
      >
        {muted ? texts.unmute : texts.mute}
      </button>
    </div>
  );
}
