import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createInstallMarker } from './install-marker.mjs';

function workspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-marker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('shows an install while it runs', () => {
  const marker = createInstallMarker(workspace());
  expect(marker.read()).toBe('none');
  const running = marker.set();
  expect(marker.read()).toBe('running');
  running.done({ isComplete: true });
  expect(marker.read()).toBe('none');
});

it('shows an install that was stopped, until one is complete', () => {
  const marker = createInstallMarker(workspace());
  marker.set().done({ isComplete: false });
  expect(marker.read()).toBe('interrupted');
  marker.set().done({ isComplete: true });
  expect(marker.read()).toBe('none');
});

it('shows an install whose process was killed', () => {
  const folder = workspace();
  mkdirSync(join(folder, '.cache'));
  // No process has this number.
  writeFileSync(join(folder, '.cache/installing'), '4194305');
  expect(createInstallMarker(folder).read()).toBe('interrupted');
});

it('does not take another process with the same number for an install', () => {
  const folder = workspace();
  const running = createInstallMarker(folder).set();
  onTestFinished(() => running.done({ isComplete: true }));
  expect(createInstallMarker(folder, () => Date.now() + 60_000).read()).toBe('interrupted');
});
