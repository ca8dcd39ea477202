import { isProductPath } from '../worker/is-product-path.ts';
import { workerPath, type ReadReport } from '../worker/worker-storage.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
}

/**
 * Registers the service worker, and reports to it this page, which the visitor has touched, and all files that it uses.
 * Without a worker (an old browser, no storage, or switched off) nothing happens; nor for a member whose login ends with the
 * browser: what they read would be stored.
 */
export async function connectWorker(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || document.querySelector('meta[name="guildhall:worker"]')) return;
  // Without the function that reads such data: sharing it would make the start script larger.
  const boot = document.querySelector<HTMLMetaElement>('meta[name="guildhall:members"]');
  const sessionKey = boot?.content.split(' ')[0];
  if (sessionKey && sessionKey in sessionStorage) return;
  await serviceWorker.register(toScriptUrl());
  const { active } = await serviceWorker.ready;
  const report = (message: ReadReport) => active?.postMessage(message);
  const page = describePage();
  if (page) report({ page });
  const hasPublicPictures = page?.title !== undefined && !document.querySelector('main[data-page=members]');
  new PerformanceObserver((list) => {
    const files = list.getEntries().flatMap((entry) => findFile(entry, hasPublicPictures));
    if (files.length > 0) report({ files });
  }).observe({ type: 'resource', buffered: true });
}

/** The page's policy lets only the policy `guildhall-worker` name a script, and this is the only script that it names. */
function toScriptUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    const policy = trustedTypes?.createPolicy('guildhall-worker', { createScriptURL: () => workerPath });
    if (policy) return policy.createScriptURL('');
  } catch {
    // This page does not require trusted types, and allows no policy.
  }
  return workerPath;
}

/** Returns nothing for the offline page. A members' gate has no title here, so that the worker forgets the page. */
function describePage(): ReadReport['page'] {
  const { pathname: path, search } = location;
  if ((search && !isProductPath(path)) || document.querySelector('[data-offline-pages]')) return undefined;
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  const [title = ''] = document.title.split(` – ${site}`);
  const isGate = document.querySelector('[data-gate-status]');
  return { path, ...(!isGate && { title }) };
}

/**
 * Fonts and pictures count as well as scripts and styles; what the api returns does not. Pictures of the content service
 * are at another origin: only those that the page shows count, since tags request pictures, too.
 */
function findFile(
  { name, initiatorType }: PerformanceEntry & { initiatorType?: string },
  hasPublicPictures: boolean,
): string[] {
  const { origin, pathname, search } = new URL(name, location.href);
  if (origin === location.origin) {
    const isPicture = initiatorType === 'img' && hasPublicPictures && !search;
    return isPicture || pathname.startsWith('/assets/') ? [pathname] : [];
  }
  // One that was preloaded has the initiator of its link.
  const isShown = hasPublicPictures && [...document.images].some(({ currentSrc }) => currentSrc === name);
  return isShown ? [name] : [];
}
