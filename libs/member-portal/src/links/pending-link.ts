import type { Store } from 'jotai';
import { linkSecret } from '../session/emailed-codes.ts';
import { linkAtom } from '../session/session-atoms.ts';

const prefix = '#login-link=';

/**
 * Takes a link's secret out of the URL, so that it does not stay in the history, or out of this tab's storage after a
 * reload. Also when a link opens on the page itself, until the returned function is called.
 */
export function takePendingLink(store: Store): () => void {
  const take = (): void => {
    const { hash, pathname, search } = location;
    if (!hash.startsWith(prefix)) return;
    const secret = hash.slice(prefix.length);
    linkSecret.save(secret);
    store.set(linkAtom, secret);
    history.replaceState(history.state, '', pathname + search);
  };
  store.set(linkAtom, (known) => linkSecret.read() ?? known);
  take();
  addEventListener('hashchange', take);
  return () => removeEventListener('hashchange', take);
}
