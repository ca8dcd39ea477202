import type { YouTubeApi } from './youtube-api.ts';

/** How long the vendor's script may take until it is given up, ms. */
export const videoScriptTimeoutMs = 5000;

let pending: Promise<YouTubeApi> | undefined;
let failures = 0;

/**
 * The vendor's script, fetched once for all films of a page. Rejects when it fails or is not loaded within 5 s; called
 * again after that, it is fetched again.
 */
export function fetchVideoScript(scriptUrl: string): Promise<YouTubeApi> {
  pending ??= insertScript(scriptUrl).finally(() => (pending = undefined));
  return pending;
}

function insertScript(scriptUrl: string): Promise<YouTubeApi> {
  return new Promise((resolve, reject) => {
    // A script that came after it was given up is as good as any.
    if (isReady(window.YT)) return resolve(window.YT);
    const script = document.createElement('script');
    const earlier = window.onYouTubeIframeAPIReady;
    const fail = (reason: string) => {
      failures += 1;
      end();
      script.remove();
      reject(new Error(`The video script ${reason}`));
    };
    const timer = setTimeout(
      () => fail(`did not load within ${videoScriptTimeoutMs} ms`),
      videoScriptTimeoutMs,
    );
    const end = () => {
      clearTimeout(timer);
      window.onYouTubeIframeAPIReady = earlier;
    };
    window.onYouTubeIframeAPIReady = () => {
      end();
      earlier?.();
      if (isReady(window.YT)) resolve(window.YT);
      else fail('makes no players');
    };
    script.onerror = () => fail('could not be fetched');
    script.src = buildRetryUrl(scriptUrl);
    document.head.append(script);
  });
}

function isReady(api: Partial<YouTubeApi> | undefined): api is YouTubeApi {
  return api?.Player !== undefined;
}

/** A browser lets a second request wait for a first one to the same address, which may be the one that hangs. */
function buildRetryUrl(scriptUrl: string): string {
  if (failures === 0) return scriptUrl;
  const address = new URL(scriptUrl);
  address.searchParams.set('try', String(failures + 1));
  return address.href;
}
