import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {} from '../tokens/tokens.css';
import {} from '../base/base.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

const wrong = [{ id: 'email', message: 'Email is not valid' }];

function show() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const render = (errors: typeof wrong) =>
    flushSync(() =>
      root.render(
        <>
          <ErrorSummary title="There is a problem" errors={errors} />
          <TextField id="email" label="Email" />
        </>,
      ),
    );
  return { render };
}

it('takes the focus when it appears and for each new list, and links to the field', async () => {
  const { render } = show();
  render([]);
  expect(document.activeElement).toBe(document.body);
  render(wrong);
  await expect.poll(() => document.activeElement?.textContent).toContain('There is a problem');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(document.activeElement?.id).toBe('email');
  expect(location.hash).toBe('');
  render([...wrong]);
  await expect.poll(() => document.activeElement?.textContent).toContain('There is a problem');
});

it('is said once: by its focus, with its name and its errors, and by no live region', async () => {
  const { render } = show();
  render([...wrong, { id: 'name', message: 'Name is required' }]);
  const box = page.getByRole('group', { name: 'There is a problem' });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription('Email is not valid Name is required');
  expect(document.querySelectorAll('[role=alert], [role=status], [aria-live]')).toHaveLength(0);
});

it('has touch targets at least 44 px high, as fields do', () => {
  const { render } = show();
  render(wrong);
  const heights = ['a', 'input'].map((what) => document.querySelector(what)?.getBoundingClientRect().height);
  expect(Math.min(...heights.map((height) => height ?? 0))).toBeGreaterThanOrEqual(44);
});
