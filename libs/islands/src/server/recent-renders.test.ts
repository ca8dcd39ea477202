import { expect, it, vi } from 'vitest';
import { recentRender } from './recent-renders.ts';

const Menu = () => null;
const Other = () => null;

it('renders an island once for the same props', () => {
  const render = vi.fn(() => '<p>once</p>');
  expect(recentRender('a- {"of":"once"}', Menu, render)).toBe('<p>once</p>');
  expect(recentRender('a- {"of":"once"}', Menu, render)).toBe('<p>once</p>');
  expect(render).toHaveBeenCalledOnce();
});

it.each([
  ['other props', 'a- {"of":"other"}', Menu],
  ['another place on the page', 'b- {"of":"one"}', Menu],
  ['another component', 'a- {"of":"one"}', Other],
])('renders again for %s', (_what, key, component) => {
  recentRender('a- {"of":"one"}', Menu, () => 'one');
  expect(recentRender(key, component, () => 'another')).toBe('another');
});

it('forgets what was rendered longest ago when it holds too much', () => {
  const render = vi.fn((): string => 'x'.repeat(40_000));
  for (let i = 0; i < 26; i++) recentRender(`${i}`, Menu, render);
  recentRender('25', Menu, render);
  expect(render).toHaveBeenCalledTimes(26);
  recentRender('0', Menu, render);
  expect(render).toHaveBeenCalledTimes(27);
});

it('remembers nothing that is very long, and nothing of a render that failed', () => {
  const render = vi.fn((): string => 'x'.repeat(50_001));
  recentRender('long', Menu, render);
  recentRender('long', Menu, render);
  expect(render).toHaveBeenCalledTimes(2);
  const failing = () =>
    recentRender('fails', Menu, () => {
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect(recentRender('fails', Menu, () => 'well')).toBe('well');
});
