/** Resources of the vendor that a page's Content-Security-Policy may block. */
type BlockedKind = 'script' | 'style' | 'frame';

/** Watches what the page's CSP blocks of the vendor's resources. */
export interface CspWatch {
  hasBlocked: (...kinds: BlockedKind[]) => boolean;
  /** A new listener replaces the previous one. */
  onBlocked: (listener: (kind: BlockedKind) => void) => void;
}

const watches = new Map<string, CspWatch>();

/** Returns one watch per origin: resources that were blocked before a form hydrated count for it too. */
export function watchCspViolations(vendorOrigin: string): CspWatch {
  const watch = watches.get(vendorOrigin) ?? startWatching(vendorOrigin);
  watches.set(vendorOrigin, watch);
  return watch;
}

function startWatching(vendorOrigin: string): CspWatch {
  const blocked = new Set<BlockedKind>();
  let listener: ((what: BlockedKind) => void) | undefined;
  document.addEventListener('securitypolicyviolation', (event) => {
    const { disposition, effectiveDirective, sourceFile, blockedURI } = event;
    const what = /^(script|style|frame)-src/.exec(effectiveDirective)?.[1] as BlockedKind | undefined;
    const vendors = [sourceFile, blockedURI].some((address) => address?.startsWith(vendorOrigin));
    if (disposition === 'report' || !what || !vendors) return;
    blocked.add(what);
    listener?.(what);
  });
  return {
    hasBlocked: (...kinds) => kinds.some((kind) => blocked.has(kind)),
    onBlocked: (next) => void (listener = next),
  };
}
