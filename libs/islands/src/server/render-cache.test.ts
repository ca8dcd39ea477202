import { expect, it, vi } from 'vitest';
import { renderCached } from './render-cache.ts';

const Menu = () => null;
const Other = () => null;

it('renders an island once for the same props', () => {
  const render = vi.fn(() => '<p>once</p>');
  expect(renderCached('a- {"of":"once"}', Menu, render)).toBe('<p>once</p>');
  expect(renderCached('a- {"of":"once"}', Menu, render)).toBe('<p>once</p>');
  expect(render).toHaveBeenCalledOnce();
});

it.each([
  ['other props', 'a- {"of":"other"}', Menu],
  ['another place on the page', 'b- {"of":"one"}', Menu],
  ['another component', 'a- {"of":"one"}', Other],
])('renders again for %s', (_what, key, component) => {
  renderCached('a- {"of":"one"}', Menu, () => 'one');
  expect(renderCached(key, component, () => 'another')).toBe('another');
});

it('drops the oldest renders when it is full', () => {
  const render = vi.fn((): string => 'x'.repeat(40_000));
  for (let i = 0; i < 26; i++) renderCached(`${i}`, Menu, render);
  renderCached('25', Menu, render);
  expect(render).toHaveBeenCalledTimes(26);
  renderCached('0', Menu, render);
  expect(render).toHaveBeenCalledTimes(27);
});

it('does not cache very long or failed renders', () => {
  const render = vi.fn((): string => 'x'.repeat(50_001));
  renderCached('long', Menu, render);
  renderCached('long', Menu, render);
  expect(render).toHaveBeenCalledTimes(2);
  const failing = () =>
    renderCached('fails', Menu, () => {
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect(renderCached('fails', Menu, () => 'well')).toBe('well');
});
