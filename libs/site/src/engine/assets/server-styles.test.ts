import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readServerStyles } from './server-styles.ts';

it('name the layers in their order first, though a file of components comes before the one with the tokens', () => {
  const dist = mkdtempSync(join(tmpdir(), 'guildhall-server-styles-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const manifest = {
    'entry-server.tsx': { isEntry: true, name: 'entry-server', css: ['button.css', 'all.css'] },
  };
  mkdirSync(join(dist, 'server/.vite'), { recursive: true });
  mkdirSync(join(dist, 'client'));
  writeFileSync(join(dist, 'server/.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'client/button.css'), '@layer guildhall.components{.a{color:red}}');
  writeFileSync(join(dist, 'client/all.css'), '@layer guildhall.base{button{color:inherit}}');
  const named = [...readServerStyles(dist).matchAll(/guildhall\.(\w+)/g)].map(([, name]) => name);
  expect([...new Set(named)]).toEqual(['tokens', 'base', 'components', 'pages']);
});
