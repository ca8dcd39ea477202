'use client';

import { useSetAtom } from 'jotai';
import { useEffect, useRef, type ReactElement } from 'react';
import { videoScriptTimeoutMs } from './fetch-video-script.ts';
import type { PlayerProps } from './player.ts';
import type { VideoHost } from './video-host.ts';
import { loadVideoScriptAtom } from './video-script-atom.ts';
import { playerStates, type YouTubeApi, type YouTubePlayer } from './youtube-api.ts';

interface YouTubeVideoProps extends PlayerProps {
  videoId?: string;
  playlist?: string;
  start?: number;
  host: VideoHost;
}

/** A hosted video. Nothing is loaded from the host before this is mounted. */
export function YouTubeVideo(props: YouTubeVideoProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const load = useSetAtom(loadVideoScriptAtom);
  // The player is created once; later changes of props are ignored.
  const first = useRef(props);

  useEffect(() => {
    const { host, onFail } = first.current;
    let player: YouTubePlayer | undefined;
    let unmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load(host.scriptUrl)
      .then((api) => {
        if (unmounted || !place.current) return;
        // The frame may not respond either.
        timer = setTimeout(onFail, videoScriptTimeoutMs);
        player = createPlayer(api, place.current, first.current, () => clearTimeout(timer));
      })
      .catch(() => unmounted || onFail());
    return () => {
      unmounted = true;
      clearTimeout(timer);
      player?.destroy();
    };
  }, [load]);

  return <div ref={place} />;
}

function createPlayer(api: YouTubeApi, within: HTMLElement, props: YouTubeVideoProps, onLoaded: () => void) {
  const { videoId, playlist, start, host, muted, controls, label } = props;
  const { onReady, onPlaying, onEnd, onFail } = props;
  // The vendor's script replaces the element, so it gets one outside React.
  const player: YouTubePlayer = new api.Player(within.appendChild(document.createElement('div')), {
    host: host.frameOrigin,
    ...(videoId && { videoId }),
    width: '100%',
    height: '100%',
    playerVars: {
      ...{ autoplay: 1, mute: muted ? 1 : 0, controls: controls ? 1 : 0 },
      ...{ playsinline: 1, rel: 0, origin: location.origin },
      ...(playlist && { listType: 'playlist', list: playlist }),
      ...(start && { start }),
    },
    events: {
      onReady() {
        onLoaded();
        player.getIframe().title = label;
        onReady({
          play: () => player.playVideo(),
          pause: () => player.pauseVideo(),
          setMuted: (value) => (value ? player.mute() : player.unMute()),
          focus: () => player.getIframe().focus({ preventScroll: true }),
        });
        player.playVideo();
      },
      onStateChange({ data }) {
        if (data === playerStates.playing) onPlaying(true);
        if (data === playerStates.paused) onPlaying(false);
        if (data === playerStates.ended) onEnd();
      },
      onError: onFail,
    },
  });
  return player;
}
