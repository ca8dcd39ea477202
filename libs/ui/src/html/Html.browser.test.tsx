import { sanitizeHtml } from '@guildhall/safe-content';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { Html } from './Html.tsx';

const policy = {
  contentOrigin: 'https://content.example',
  siteOrigin: 'https://www.example',
  mediaOrigins: [],
  frameHosts: [],
};

it('prints a link in a text with its address if it leads to another site [2.3.10]', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    root.unmount();
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
  const html = '<p><a href="https://elsewhere.example/tides">there</a> <a href="/about">here</a></p>';
  root.render(<Html html={sanitizeHtml(html, policy)} />);
  await expect.poll(() => place.querySelectorAll('a')).toHaveLength(2);
  const readAddresses = () =>
    [...place.querySelectorAll('a')].map((link) => getComputedStyle(link, '::after').content);
  expect(readAddresses()).toEqual(['none', 'none']);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(readAddresses()).toEqual(['" (https://elsewhere.example/tides)"', 'none']);
});
