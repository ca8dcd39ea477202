'use client';

import { useState, type ReactElement } from 'react';
import type { PlayerHandle } from './player.ts';
import type { VideoTexts } from './video-texts.ts';
import styles from './Video.module.css';

interface VideoControlsProps {
  player: PlayerHandle;
  playing: boolean;
  texts: VideoTexts;
}

/** Pause, play and sound for a full-screen video, which starts muted. */
export function VideoControls({ player, playing, texts }: VideoControlsProps): ReactElement {
  const [muted, setMuted] = useState(true);
  return (
    <div className={styles['controls']}>
      <button type="button" onClick={() => (playing ? player.pause() : player.play())}>
        {playing ? texts.pause : texts.resume}
      </button>
      <button
        type="button"
        onClick={() => {
          player.setMuted(!muted);
          setMuted(!muted);
        }}
      >
        {muted ? texts.unmute : texts.mute}
      </button>
    </div>
  );
}
