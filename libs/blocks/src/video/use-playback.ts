import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlayerHandle, PlayerEvents } from './player.ts';

/** `cover` before and after the film; `loading` until it can be seen. */
export type PlaybackState = 'cover' | 'loading' | 'shown' | 'failed';

/** The state of a film between its cover and its end, and its announcements. `onStart` runs within the click's task. */
export function usePlayback(onStart: () => void) {
  const [state, setState] = useState<PlaybackState>('cover');
  const [film, setFilm] = useState<PlayerHandle>();
  const [playing, setPlaying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);

  useEffect(() => {
    // What had the focus went with the film.
    if (state === 'cover' && wasShown.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasShown.current = state === 'shown';
  }, [state]);

  const events: PlayerEvents = {
    onReady(ready) {
      const hadFocus = document.activeElement === button.current;
      setFilm(ready);
      setState('shown');
      if (hadFocus) ready.focus();
    },
    onPlaying: setPlaying,
    onEnd: () => setState('cover'),
    onFail: () => setState('failed'),
  };
  /** In the press's own task: browsers let a film play that the visitor has just asked for. */
  const play = () =>
    flushSync(() => {
      onStart();
      setState('loading');
    });
  return { state, film, playing, button, events, play };
}
