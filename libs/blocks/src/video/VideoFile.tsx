'use client';

import { useEffect, useRef, type ReactElement } from 'react';
import type { PlayerProps } from './player.ts';

/** A video file in the browser's own player. */
export function VideoFile(props: PlayerProps & { src: string }): ReactElement {
  const { src, muted, controls, label, onReady, onPlaying, onEnd, onFail } = props;
  const video = useRef<HTMLVideoElement>(null);
  const start = useRef({ muted, onReady });

  useEffect(() => {
    const player = video.current;
    if (!player) return;
    const { muted: silent, onReady: ready } = start.current;
    player.muted = silent;
    ready({
      play: () => void player.play(),
      pause: () => player.pause(),
      setMuted: (value) => (player.muted = value),
      focus: () => player.focus({ preventScroll: true }),
    });
    // If the browser requires another press, it shows its own controls; unreadable files raise an `error` event.
    player.play().catch(() => undefined);
  }, []);

  return (
    // No track: content has no captions; the description is beside the video.
    <video
      ref={video}
      src={src}
      controls={controls}
      playsInline
      preload="auto"
      tabIndex={0}
      aria-label={label}
      onPlay={() => onPlaying(true)}
      onPause={() => onPlaying(false)}
      onEnded={onEnd}
      onError={onFail}
    />
  );
}
