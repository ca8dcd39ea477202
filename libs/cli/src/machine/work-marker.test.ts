import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createMarker } from './work-marker.mjs';

function workspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-marker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('shows an install while it runs', () => {
  const marker = createMarker(join(workspace(), '.cache/installing'));
  expect(marker.read()).toBe('none');
  const running = marker.set();
  expect(marker.read()).toBe('running');
  running?.done({ isComplete: true });
  expect(marker.read()).toBe('none');
});

it('shows an install that was stopped, until one is complete', () => {
  const marker = createMarker(join(workspace(), '.cache/installing'));
  marker.set()?.done({ isComplete: false });
  expect(marker.read()).toBe('interrupted');
  marker.set()?.done({ isComplete: true });
  expect(marker.read()).toBe('none');
});

it('shows an install whose process was killed', () => {
  const folder = workspace();
  mkdirSync(join(folder, '.cache'));
  // No process has this number.
  writeFileSync(join(folder, '.cache/installing'), '4194305');
  expect(createMarker(join(folder, '.cache/installing')).read()).toBe('interrupted');
});

it('does not take another process with the same number for an install', () => {
  const folder = workspace();
  const running = createMarker(join(folder, '.cache/installing')).set();
  onTestFinished(() => running?.done({ isComplete: true }));
  expect(createMarker(join(folder, '.cache/installing'), () => Date.now() + 60_000).read()).toBe(
    'interrupted',
  );
});

it('lets one of two commands at the same moment do the work', () => {
  const file = join(workspace(), '.cache/installing');
  const [first, second] = [createMarker(file).set(), createMarker(file).set()];
  expect([first === undefined, second === undefined]).toEqual([false, true]);
  first?.done({ isComplete: false });
  // One that was interrupted is taken over.
  const third = createMarker(file).set();
  expect(third).toBeDefined();
  third?.done({ isComplete: true });
});
