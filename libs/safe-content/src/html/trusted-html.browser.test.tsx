import { afterEach, expect, it } from 'vitest';
import { toTrustedHtml } from './trusted-html.ts';
import type { SafeHtml } from '../safe-types.ts';

const frames: HTMLIFrameElement[] = [];
afterEach(() => frames.splice(0).forEach((frame) => frame.remove()));

it('is accepted by a page that requires Trusted Types', async () => {
  const frame = Object.assign(document.createElement('iframe'), {
    srcdoc: `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'"><p></p>`,
  });
  frames.push(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const paragraph = frame.contentDocument?.querySelector('p');
  if (!paragraph) throw new Error('no paragraph');
  expect(() => (paragraph.innerHTML = '<b>text</b>')).toThrow(/TrustedHTML/);
  paragraph.innerHTML = toTrustedHtml('<b>safe</b>' as SafeHtml);
  expect(paragraph.innerHTML).toBe('<b>safe</b>');
});
