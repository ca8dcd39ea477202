import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '@guildhall/ui';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { videoScriptAtom } from './video-script-atom.ts';
import { videoTexts } from './video-texts.ts';
import { resetYouTube, mockYouTube } from './youtube.fixture.ts';
import type { VideoPlayerProps } from './video-player-props.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

beforeEach(async () => {
  await page.viewport(1000, 800);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await unmountAll();
  // Pending scripts time out, so that the next test starts afresh.
  await vi.advanceTimersByTimeAsync(10_000);
  resetYouTube();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const host = { scriptUrl: 'https://videos.test/api', frameOrigin: 'https://frames.test' };
const film: VideoPlayerProps = { videoId: 'abc_123-4', label: 'The tide', fillsScreen: false, host };

async function open(more: Partial<VideoPlayerProps> = {}, html = false) {
  const youTube = mockYouTube();
  const store = createStore();
  const { videoId, ...rest } = { ...film, ...more };
  const props = { ...rest, ...(videoId && { videoId }) } as VideoPlayerProps;
  const app = (
    <Provider store={store}>
      <VideoPlayer {...props} />
    </Provider>
  );
  const place = await mount(app, html ? renderToString(app) : undefined);
  const button = (name = '') =>
    [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(name));
  return {
    ...youTube,
    place,
    button,
    press: (name?: string) => act(async () => button(name)?.click()),
    finishLoading: () => act(async () => youTube.finishLoading()),
    pass: (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms)),
    emit: (event: 'onReady' | 'onError') => act(async () => youTube.players.at(-1)?.options.events[event]()),
    state: (data: number) => act(async () => youTube.players.at(-1)?.options.events.onStateChange({ data })),
    alert: () => place.querySelector('[role=alert]')?.textContent,
    script: () => store.get(videoScriptAtom),
    video: () => place.querySelector('video'),
  };
}

describe('a hosted video', () => {
  it('requests nothing from the host before the press, and then plays [7.5.1]', async () => {
    const { scripts, press, finishLoading, players, emit, script } = await open();
    expect([scripts.length, script()]).toEqual([0, 'idle']);
    await press();
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.src.startsWith(host.scriptUrl)).toBe(true);
    expect(script()).toBe('loading');
    await finishLoading();
    expect(script()).toBe('loaded');
    expect(players[0]?.options).toMatchObject({
      host: host.frameOrigin,
      videoId: 'abc_123-4',
      playerVars: { autoplay: 1, mute: 0, controls: 1 },
    });
    await emit('onReady');
    expect(players[0]?.calls).toEqual(['play']);
    expect(players[0]?.frame.title).toBe('The tide');
  });

  it('plays a playlist, and starts where its editor chose [2.4.19]', async () => {
    const { press, finishLoading, players } = await open({ videoId: '', playlist: 'PLx', start: 90 });
    await press();
    await finishLoading();
    expect(players[0]?.options).not.toHaveProperty('videoId');
    expect(players[0]?.options.playerVars).toMatchObject({ listType: 'playlist', list: 'PLx', start: 90 });
  });

  it('is asked for alone: a press plays no other video of the page [7.5.2]', async () => {
    const { press, finishLoading, players } = await open();
    const other = await mount(
      <Provider store={createStore()}>
        <VideoPlayer {...film} videoId="def_456-7" label="The ebb" host={host} />
      </Provider>,
    );
    await press();
    await finishLoading();
    expect(players.map(({ options }) => options.videoId)).toEqual(['abc_123-4']);
    expect(other.querySelector('iframe')).toBeNull();
    expect(other.querySelector('button')?.textContent).toBe(videoTexts.play);
  });

  it('plays once: a second press creates no second player, and the cover returns at the end [2.4.21]', async () => {
    const { press, finishLoading, players, emit, state, button } = await open();
    await press();
    await press();
    await finishLoading();
    await emit('onReady');
    expect(players).toHaveLength(1);
    expect(button()).toBeUndefined();
    await state(0);
    expect(button()?.textContent).toBe(videoTexts.play);
    await press();
    expect(players).toHaveLength(2);
  });

  it('shows a message if the script takes more than 5 seconds, and can be retried [8.5.1]', async () => {
    const { press, pass, alert, button, scripts, finishLoading, players, script, emit } = await open();
    button()?.focus();
    await press();
    await pass(4999);
    expect(alert()).toBeUndefined();
    await pass(1);
    expect(alert()).toBe(videoTexts.failed);
    expect(script()).toBe('failed');
    expect(document.activeElement).toBe(button(videoTexts.retry));
    await press(videoTexts.retry);
    // Not the same URL: a browser would queue the second request behind the first.
    expect(new Set(scripts.map(({ src }) => src)).size).toBe(2);
    await finishLoading();
    await emit('onReady');
    expect(players).toHaveLength(1);
    expect(alert()).toBeUndefined();
  });

  it('links to the video at its host if the script cannot be loaded', async () => {
    const { press, scripts, alert, place } = await open();
    await press();
    await act(async () => scripts[0]?.onerror?.('error'));
    expect(alert()).toBe(videoTexts.failed);
    expect(place.querySelector('a')?.href).toBe('https://www.youtube.com/watch?v=abc_123-4');
    expect(place.querySelector('a')?.textContent).toBe(videoTexts.watchAtHost);
  });

  it('shows a message if the frame does not respond or reports an error', async () => {
    const { press, finishLoading, pass, alert, emit, place } = await open();
    await press();
    await finishLoading();
    await pass(5000);
    expect(alert()).toBe(videoTexts.failed);
    expect(place.querySelector('iframe')).toBeNull();
    await press(videoTexts.retry);
    await emit('onReady');
    await emit('onError');
    expect(alert()).toBe(videoTexts.failed);
  });

  it('uses a script that loads after the time-out', async () => {
    const { press, pass, finishLoading, players } = await open();
    await press();
    await pass(5000);
    await finishLoading();
    await press(videoTexts.retry);
    expect(players).toHaveLength(1);
  });

  it('hydrates the server’s HTML without errors', async () => {
    const consoleError = vi.spyOn(console, 'error');
    const { press, finishLoading, players } = await open({}, true);
    await press();
    await finishLoading();
    expect(players).toHaveLength(1);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

describe('a full-screen video', () => {
  it('starts muted, with buttons to pause and unmute [2.4.20]', async () => {
    const { press, finishLoading, players, emit, state, button } = await open({ fillsScreen: true });
    await press();
    await finishLoading();
    expect(players[0]?.options.playerVars).toMatchObject({ mute: 1, controls: 0 });
    await emit('onReady');
    await state(1);
    await press(videoTexts.pause);
    await state(2);
    await press(videoTexts.resume);
    await press(videoTexts.unmute);
    await press(videoTexts.mute);
    expect(players[0]?.calls).toEqual(['play', 'pause', 'play', 'unMute', 'mute']);
    expect(button(videoTexts.unmute)).toBeDefined();
  });

  it('has the vendor’s controls on a phone', async () => {
    await page.viewport(549, 800);
    const { press, finishLoading, players, emit, button } = await open({ fillsScreen: true });
    await press();
    await finishLoading();
    await emit('onReady');
    expect(players[0]?.options.playerVars).toMatchObject({ mute: 1, controls: 1 });
    expect(button()).toBeUndefined();
  });
});

describe('a video file', () => {
  let file = { videoId: '', mp4: '' };
  beforeEach(() => {
    // A file that never finishes loading.
    file = { videoId: '', mp4: URL.createObjectURL(new MediaSource()) };
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  });

  it('plays in the browser’s own player, within the click’s task, and once [2.4.19] [2.4.21]', async () => {
    const { button, video } = await open(file);
    expect(video()).toBeNull();
    act(() => button()?.click());
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
    expect(video()).toMatchObject({ src: file.mp4, controls: true, muted: false, loop: false });
  });

  it('shows its cover again at the end, and returns the focus to the button', async () => {
    const { press, video, button } = await open(file);
    button()?.focus();
    await press();
    expect(document.activeElement).toBe(video());
    await act(async () => void video()?.dispatchEvent(new Event('ended')));
    expect(document.activeElement).toBe(button(videoTexts.play));
  });

  it('offers the file itself when it cannot be played', async () => {
    const { press, video, alert, place } = await open(file);
    await press();
    await act(async () => void video()?.dispatchEvent(new Event('error')));
    expect(alert()).toBe(videoTexts.failed);
    expect(place.querySelector('a')?.href).toBe(file.mp4);
    expect(place.querySelector('a')?.textContent).toBe(videoTexts.openFile);
  });

  it('changes its controls in full screen 300 ms after the window shrinks below 550 px [9.4.3]', async () => {
    let width = 1000;
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === 'not all and (min-width: 550px)' && width < 550 }) as MediaQueryList,
    );
    const { press, video, pass } = await open({ ...file, fillsScreen: true });
    const resize = (to: number) => {
      width = to;
      dispatchEvent(new Event('resize'));
    };
    await press();
    expect(video()).toMatchObject({ controls: false, muted: true });
    resize(700);
    await pass(200);
    resize(549);
    await pass(299);
    expect(video()?.controls).toBe(false);
    await pass(1);
    expect(video()?.controls).toBe(true);
    resize(550);
    await pass(300);
    expect(video()?.controls).toBe(false);
  });
});
