'use client';

import { atom } from 'jotai';
import { fetchVideoScript } from './fetch-video-script.ts';
import type { YouTubeApi } from './youtube-api.ts';

/** State of the script of a video host: not asked for, on its way, ready, or not loaded. */
export type VideoScriptState = 'idle' | 'loading' | 'loaded' | 'failed';

/** State of the vendor's script; `failed` until the next attempt. */
export const videoScriptAtom = atom<VideoScriptState>('idle');

/** Set with the script's URL: fetches it once and returns the vendor's API. Rejects after 5 s. */
export const loadVideoScriptAtom = atom(null, async (get, set, scriptUrl: string): Promise<YouTubeApi> => {
  if (get(videoScriptAtom) !== 'loaded') set(videoScriptAtom, 'loading');
  try {
    const api = await fetchVideoScript(scriptUrl);
    set(videoScriptAtom, 'loaded');
    return api;
  } catch (error) {
    set(videoScriptAtom, 'failed');
    throw error;
  }
});
