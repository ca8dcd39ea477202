import type { YouTubeApi } from './youtube-api.ts';

export const videoScriptTimeoutMs = 5000;

let pending: Promise<YouTubeApi> | undefined;
let failures = 0;

/**
 * Fetches the vendor's script once for all videos of a page. Rejects if it fails or takes more than 5 s; the next call
 * fetches it again.
 */
export function fetchVideoScript(scriptUrl: string): Promise<YouTubeApi> {
  pending ??= insertScript(scriptUrl).finally(() => (pending = undefined));
  return pending;
}

function insertScript(scriptUrl: string): Promise<YouTubeApi> {
  return new Promise((resolve, reject) => {
    // A script that loads after the time-out is still usable.
    if (isReady(window.YT)) return resolve(window.YT);
    const script = document.createElement('script');
    const previousCallback = window.onYouTubeIframeAPIReady;
    const fail = (reason: string) => {
      failures += 1;
      cleanUp();
      script.remove();
      reject(new Error(`The video script ${reason}`));
    };
    const timer = setTimeout(
      () => fail(`did not load within ${videoScriptTimeoutMs} ms`),
      videoScriptTimeoutMs,
    );
    const cleanUp = () => {
      clearTimeout(timer);
      window.onYouTubeIframeAPIReady = previousCallback;
    };
    window.onYouTubeIframeAPIReady = () => {
      cleanUp();
      previousCallback?.();
      if (isReady(window.YT)) resolve(window.YT);
      else fail('has no players');
    };
    script.onerror = () => fail('could not be loaded');
    script.src = buildRetryUrl(scriptUrl);
    document.head.append(script);
  });
}

function isReady(api: Partial<YouTubeApi> | undefined): api is YouTubeApi {
  return api?.Player !== undefined;
}

/** Makes the URL unique: browsers queue a second request for the same URL behind the first, which may be the slow one. */
function buildRetryUrl(scriptUrl: string): string {
  if (failures === 0) return scriptUrl;
  const url = new URL(scriptUrl);
  url.searchParams.set('try', String(failures + 1));
  return url.href;
}
