import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createStoryStore, type StoryState } from '../session/story.fixture.tsx';
import { memberTexts } from '../texts/member-texts.ts';
import { MemberMenu, type MemberMenuProps } from './MemberMenu.tsx';

function show(state: StoryState, texts: MemberMenuProps['texts'] = {}): void {
  const place = document.body.appendChild(document.createElement('header'));
  const root = createRoot(place);
  root.render(
    <Provider store={createStoryStore(state)}>
      <MemberMenu texts={texts} />
    </Provider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

it('says in the header that the check of the session takes long, beside the login and a retry [4.8.2]', async () => {
  const retry = vi.fn();
  show({ state: 'late', members: { retry } });
  const open = page.getByRole('button', { name: memberTexts.loginLabel }).first();
  await expect.element(open).not.toHaveAttribute('aria-busy');
  await open.click();
  await expect.element(page.getByText(memberTexts.lateText)).toBeVisible();
  await expect.element(page.getByLabelText(memberTexts.emailLabel)).toBeVisible();
  await page.getByRole('button', { name: memberTexts.retryLabel }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('has the texts of main data, and its own for the others [3.3.3]', async () => {
  show({ state: 'out' }, { loginTitle: 'Welcome back', loginLabel: 'Come in' });
  await page.getByRole('button', { name: 'Come in' }).first().click();
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect.element(page.getByLabelText(memberTexts.emailLabel)).toBeVisible();
});

it('says nothing of that while the check takes a few seconds only [4.8.2]', async () => {
  show({ state: 'checking' });
  const open = page.getByRole('button', { name: memberTexts.checkingLabel });
  await expect.element(open).toHaveAttribute('aria-busy', 'true');
  await open.click();
  await expect.element(page.getByLabelText(memberTexts.emailLabel)).toBeVisible();
  await expect.element(page.getByText(memberTexts.lateText)).not.toBeInTheDocument();
});
