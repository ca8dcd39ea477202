import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { saveNameDraft, takeNameDraft } from '../session/name-draft.ts';
import { nameDraftAtom } from '../session/session-atoms.ts';
import { annaAsMember } from '../session/stand-in.fixture.ts';
import { createStoryStore } from '../session/story.fixture.tsx';
import { memberTexts } from '../texts/member-texts.ts';
import { NameForm } from './NameForm.tsx';

function show(draft?: string) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const store = createStoryStore({ user: annaAsMember });
  store.set(nameDraftAtom, draft);
  root.render(
    <Provider store={store}>
      <NameForm formId="f" texts={memberTexts} />
    </Provider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return store;
}
const field = () => page.getByLabelText('Your name');
const kept = () => page.getByText(memberTexts.nameKeptText);

it('keeps an unsaved name for the same member for half an hour after the session ends [4.8.6]', async () => {
  const store = show();
  await field().fill('Anna Lund');
  saveNameDraft(store, 0);
  expect(takeNameDraft('u-somebody-else', 1)).toBeUndefined();
  expect(takeNameDraft(annaAsMember.id, 1)).toBeUndefined();
  saveNameDraft(store, 0);
  expect(takeNameDraft(annaAsMember.id, 30 * 60_000)).toBeUndefined();
  saveNameDraft(store, 0);
  expect(takeNameDraft(annaAsMember.id, 1)).toBe('Anna Lund');
  expect(sessionStorage.length).toBe(0);
});

it('keeps no name that is unchanged or saved [4.8.6]', async () => {
  const store = show();
  await expect.element(field()).toHaveValue('Anna Holm');
  saveNameDraft(store);
  await field().fill('Anna Lund');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.element(page.getByText(memberTexts.nameSavedText)).toBeVisible();
  saveNameDraft(store);
  expect(sessionStorage.length).toBe(0);
});

it('does not confirm a saved name beside a missing one [4.8.13]', async () => {
  show();
  await field().fill('Anna Lund');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.element(page.getByText(memberTexts.nameSavedText)).toBeVisible();
  await field().fill('');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.element(page.getByText('Your name is required')).toBeVisible();
  await expect.element(page.getByText(memberTexts.nameSavedText)).not.toBeInTheDocument();
});

it('marks a kept name as unsaved until it is saved [4.8.6]', async () => {
  show('Anna Lund');
  await expect.element(field()).toHaveValue('Anna Lund');
  await expect.element(kept()).toBeVisible();
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.element(page.getByText(memberTexts.nameSavedText)).toBeVisible();
  await expect.element(kept()).not.toBeInTheDocument();
});

it('keeps a name that is too long, and says how long it may be', async () => {
  show();
  await field().fill('n'.repeat(151));
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.element(field()).toHaveAccessibleDescription('Your name must have at most 150 characters');
  await expect.element(field()).toHaveValue('n'.repeat(151));
});
