import { expect, it } from 'vitest';
import { getFrameHeightClass, collectFrameHeightRules } from './frame-height.ts';

it.each([
  ['600px', '.frame-height-600px{--frame-height:600px}'],
  ['80vh', '.frame-height-80vh{--frame-height:80vh}'],
  ['100svh', '.frame-height-100svh{--frame-height:100svh}'],
  ['37.5rem', '.frame-height-37_5rem{--frame-height:37.5rem}'],
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
  const html = '<p class="frame-height-9px">frame-height-9px frame-height-url(x) frame-height-1px}body{</p>';
  expect(collectFrameHeightRules(html)).toBe(
    '.frame-height-1px{--frame-height:1px}.frame-height-9px{--frame-height:9px}',
  );
  expect(collectFrameHeightRules('<p>')).toBe('');
});
