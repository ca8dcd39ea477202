import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { portalAtom } from '../portal/portal-atoms.ts';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore, type StoryState } from '../session/story.fixture.tsx';
import { memberTexts } from '../texts/member-texts.ts';
import { MemberMenu } from './MemberMenu.tsx';

const email = page.getByLabelText(memberTexts.emailLabel);
const after = page.getByRole('link', { name: 'What comes after' });

/** Renders the menu in a header, between two links, and opens it by keyboard. */
async function open(state: StoryState) {
  const place = document.body.appendChild(document.createElement('header'));
  const root = createRoot(place);
  const store = createStoryStore(state);
  root.render(
    <Provider store={store}>
      <MemberMenu />
      <a href="#after">What comes after</a>
    </Provider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.element(after).toBeVisible();
  const button = place.querySelector('button') as HTMLElement;
  button.focus();
  await userEvent.keyboard('{Enter}');
  return { button, dialog: place.querySelector('[popover]') as HTMLElement, store };
}
const isOpen = (dialog: HTMLElement) => dialog.matches(':popover-open');

it('moves the focus to the first field when it opens, and back to the button on Esc [4.8.12]', async () => {
  const { button, dialog } = await open({ state: 'out' });
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen(dialog)).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('moves the focus to a member’s first link when it opens', async () => {
  await open({ state: 'in', user: annaAsMember });
  await expect.element(page.getByRole('link', { name: memberTexts.profileLabel })).toHaveFocus();
});

it('closes before the portal opens, which then returns the focus to the button [4.8.12] [4.10.5]', async () => {
  const { button, dialog, store } = await open({ state: 'in', user: annaAsMember });
  await expect.element(page.getByRole('link', { name: memberTexts.profileLabel })).toHaveFocus();
  store.set(portalAtom, { open: true, loading: false, url: 'about:blank' });
  expect(isOpen(dialog)).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('closes when Tab leaves it, because it would cover what comes after [4.8.12]', async () => {
  const { dialog } = await open({ state: 'out' });
  await expect.element(email).toHaveFocus();
  const stops = dialog.querySelectorAll('input, button, a').length;
  for (let stop = 0; stop < stops && isOpen(dialog); stop++) await userEvent.keyboard('{Tab}');
  expect(isOpen(dialog)).toBe(false);
  await expect.element(after).toHaveFocus();
});

it('closes when Shift+Tab leads back to its button, which it would cover [4.8.12]', async () => {
  const { button, dialog } = await open({ state: 'out' });
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  expect(isOpen(dialog)).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('stays open when a text in it is pressed, and when the window loses the focus', async () => {
  const { dialog } = await open({ state: 'out' });
  await expect.element(email).toHaveFocus();
  await page.getByRole('heading', { name: memberTexts.loginTitle }).click();
  email.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(isOpen(dialog)).toBe(true);
});
