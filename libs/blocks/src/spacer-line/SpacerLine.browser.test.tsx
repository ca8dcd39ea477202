import '@guildhall/ui';
import { afterEach, expect, it } from 'vitest';
import { BlockView } from '../blocks/BlockView.tsx';
import { createContext } from '../blocks/context.fixture.ts';
import { mount, unmountAll } from '../blocks/mount.fixture.tsx';
import { block } from '../blocks/page.fixture.ts';

afterEach(unmountAll);

async function measure(height: 'small' | 'medium' | 'large'): Promise<number> {
  const space = block('spacer-line', { height, hideLine: true });
  const place = await mount(<BlockView block={space} context={createContext([space])} index={0} />);
  return place.querySelector('[data-height]')?.getBoundingClientRect().height ?? 0;
}

it('has one of three heights, each larger than the last [2.4.9]', async () => {
  const [small, medium, large] = [await measure('small'), await measure('medium'), await measure('large')];
  expect(small).toBeGreaterThan(0);
  expect(medium).toBeGreaterThan(small);
  expect(large).toBeGreaterThan(medium);
});
