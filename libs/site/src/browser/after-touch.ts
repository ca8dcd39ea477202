import { connectWorker } from './connect-worker.ts';
import { keepCampaign } from './keep-campaign.ts';

/** Not the login: it is on every page, and few visitors press it. The cart is fetched with the button of any product, and wakes by no touch. */
const likely = '[data-wake~=interaction]:not([data-island^=member])';

/** Does what a page can leave until its visitor has touched it: fetches and runs the code of its islands at low priority, without waking them, keeps a campaign's parameters, and connects the service worker. */
export function runAfterTouch(
  fetchFiles: (island: string, priority: 'low') => unknown,
  run: (island: string) => unknown,
): void {
  document.querySelectorAll<HTMLElement>(likely).forEach(({ dataset }) => {
    const island = dataset['island'] as string;
    fetchFiles(island, 'low');
    run(island);
  });
  keepCampaign();
  // The browser may refuse storage, or have no network.
  connectWorker().catch(() => undefined);
}
