/** What a page's content policy may stop of the vendor's. */
export type Stopped = 'script' | 'style' | 'frame';

/** Hears what the page's policy stops of the vendor's from now on. */
export interface PolicyWatch {
  hasStopped: (...kinds: Stopped[]) => boolean;
  /** The one that was given last is told. */
  onStop: (told: (what: Stopped) => void) => void;
}

const watches = new Map<string, PolicyWatch>();

/** One for all forms of a page: what was stopped before a form woke counts for it too. */
export function watchPolicy(vendorOrigin: string): PolicyWatch {
  const watch = watches.get(vendorOrigin) ?? beginWatch(vendorOrigin);
  watches.set(vendorOrigin, watch);
  return watch;
}

function beginWatch(vendorOrigin: string): PolicyWatch {
  const stopped = new Set<Stopped>();
  let listener: ((what: Stopped) => void) | undefined;
  document.addEventListener('securitypolicyviolation', (event) => {
    const { disposition, effectiveDirective, sourceFile, blockedURI } = event;
    const what = /^(script|style|frame)-src/.exec(effectiveDirective)?.[1] as Stopped | undefined;
    const vendors = [sourceFile, blockedURI].some((address) => address?.startsWith(vendorOrigin));
    if (disposition === 'report' || !what || !vendors) return;
    stopped.add(what);
    listener?.(what);
  });
  return {
    hasStopped: (...kinds) => kinds.some((kind) => stopped.has(kind)),
    onStop: (told) => void (listener = told),
  };
}
