import { expect, it } from 'vitest';
import { getFrameHeightClass, collectFrameHeightRules } from './frame-height.ts';

it.each([
  ['600px', '.gh-frame-height-600px{--gh-frame-height:600px}'],
  ['80vh', '.gh-frame-height-80vh{--gh-frame-height:80vh}'],
  ['100svh', '.gh-frame-height-100svh{--gh-frame-height:100svh}'],
  ['37.5rem', '.gh-frame-height-37_5rem{--gh-frame-height:37.5rem}'],
])('creates class and rule for a height of %s', (height, rule) => {
  expect(collectFrameHeightRules(`<iframe class="a ${getFrameHeightClass(height)}">`)).toBe(rule);
});

it.each(['50%', '100vh;color:red', '1px}body{', 'calc(1px)', '-1px', 'auto', '', '12345px'])(
  'creates no class for %j, which is not a plain length',
  (height) => {
    expect(getFrameHeightClass(height)).toBeUndefined();
  },
);

it('creates each rule once, and none for lookalikes', () => {
  const html =
    '<p class="gh-frame-height-9px">gh-frame-height-9px gh-frame-height-url(x) gh-frame-height-1px}body{</p>';
  expect(collectFrameHeightRules(html)).toBe(
    '.gh-frame-height-1px{--gh-frame-height:1px}.gh-frame-height-9px{--gh-frame-height:9px}',
  );
  expect(collectFrameHeightRules('<p>')).toBe('');
});
