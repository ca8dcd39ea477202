import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
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
          <ErrorSummary title="Please look again" errors={errors} />
          <TextField id="email" label="Email" />
        </>,
      ),
    );
  return { render };
}

it('takes the focus when it appears and again for a new list, and leads to the field', async () => {
  const { render } = show();
  render([]);
  expect(document.activeElement).toBe(document.body);
  render(wrong);
  await expect.poll(() => document.activeElement?.textContent).toContain('Please look again');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(document.activeElement?.id).toBe('email');
  expect(location.hash).toBe('');
  render([...wrong]);
  await expect.poll(() => document.activeElement?.textContent).toContain('Please look again');
});

it('is at least 44 px high to touch, as are fields', () => {
  const { render } = show();
  render(wrong);
  const heights = ['a', 'input'].map((what) => document.querySelector(what)?.getBoundingClientRect().height);
  expect(Math.min(...heights.map((height) => height ?? 0))).toBeGreaterThanOrEqual(44);
});
