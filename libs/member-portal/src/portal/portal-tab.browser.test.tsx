import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore } from '../session/story.fixture.tsx';
import { memberTexts } from '../texts/member-texts.ts';
import { PortalModal } from './PortalModal.tsx';

/** Opens the portal, and presses the link to a tab above it. The first URL has been used up by the frame. */
async function pressTabLink(fresh: string | undefined) {
  const tab = { opener: globalThis as unknown, close: vi.fn(), location: { replace: vi.fn() } };
  vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window);
  const members = { fetchPortalUrl: async () => fresh };
  const portal = { open: true, loading: false, url: 'about:blank#used' };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.restoreAllMocks();
  });
  root.render(
    <Provider store={createStoryStore({ user: annaAsMember, members, portal })}>
      <PortalModal texts={memberTexts} />
    </Provider>,
  );
  await page.getByRole('link', { name: memberTexts.portalTabLabel }).click();
  return tab;
}

it('opens in a tab at a new URL, because each works once, and the tab cannot reach this page [4.10.6]', async () => {
  const { location, close, ...tab } = await pressTabLink('https://portal.example/new');
  await expect.poll(() => location.replace.mock.calls).toEqual([['https://portal.example/new']]);
  expect(tab.opener).toBe(null);
  expect(close).not.toHaveBeenCalled();
});

it('leaves no empty tab behind if there is no new URL', async () => {
  const { location, close } = await pressTabLink(undefined);
  await expect.poll(() => close.mock.calls).toHaveLength(1);
  expect(location.replace).not.toHaveBeenCalled();
});
