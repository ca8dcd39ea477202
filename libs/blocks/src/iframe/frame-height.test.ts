import { expect, it } from 'vitest';
import { frameHeightClass, frameHeightRules } from './frame-height.ts';

it.each([
  ['600px', '.frame-height-600px{--frame-height:600px}'],
  ['80vh', '.frame-height-80vh{--frame-height:80vh}'],
  ['100svh', '.frame-height-100svh{--frame-height:100svh}'],
  ['37.5rem', '.frame-height-37_5rem{--frame-height:37.5rem}'],
])('keeps a height of %s through class and rule', (height, rule) => {
  expect(frameHeightRules(`<iframe class="a ${frameHeightClass(height)}">`)).toBe(rule);
});

it.each(['50%', '100vh;color:red', '1px}body{', 'calc(1px)', '-1px', 'auto', '', '12345px'])(
  'has no class for %j, which is no plain length',
  (height) => {
    expect(frameHeightClass(height)).toBeUndefined();
  },
);

it('makes each rule once, and none of what only looks like one', () => {
  const html = '<p class="frame-height-9px">frame-height-9px frame-height-url(x) frame-height-1px}body{</p>';
  expect(frameHeightRules(html)).toBe(
    '.frame-height-1px{--frame-height:1px}.frame-height-9px{--frame-height:9px}',
  );
  expect(frameHeightRules('<p>')).toBe('');
});
