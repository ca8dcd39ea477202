'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlayerHandle, PlayerEvents } from './player.ts';

/** `cover` before and after playing; `loading` until the video is visible. */
export type PlaybackState = 'cover' | 'loading' | 'shown' | 'failed';

/** State of a video from its cover to its end. `onStart` runs within the click's task. */
export function usePlayback(onStart: () => void) {
  const [state, setState] = useState<PlaybackState>('cover');
  const [player, setPlayer] = useState<PlayerHandle>();
  const [playing, setPlaying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);

  useEffect(() => {
    // The focused element was removed with the video: move the focus back.
    if (state === 'cover' && wasShown.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasShown.current = state === 'shown';
  }, [state]);

  const events: PlayerEvents = {
    onReady(readyPlayer) {
      const hadFocus = document.activeElement === button.current;
      setPlayer(readyPlayer);
      setState('shown');
      if (hadFocus) readyPlayer.focus();
    },
    onPlaying: setPlaying,
    onEnd: () => setState('cover'),
    onFail: () => setState('failed'),
  };
  /** Renders within the click's task: browsers allow playing only in response to a press. */
  const play = () =>
    flushSync(() => {
      onStart();
      setState('loading');
    });
  return { state, player, playing, button, events, play };
}
