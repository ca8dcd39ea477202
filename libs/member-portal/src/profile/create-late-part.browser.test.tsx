import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createLatePart } from './create-late-part.tsx';

it('a part of the profile whose code cannot be loaded stays away, and the rest stands [7.15.6]', async () => {
  const Lost = createLatePart(() => Promise.reject<() => null>(new TypeError('offline')));
  const Found = createLatePart(async () => () => <p>What you owe</p>);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <>
      <h1>Anna</h1>
      <Lost />
      <Found />
    </>,
  );
  await expect.element(page.getByText('What you owe')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
});
