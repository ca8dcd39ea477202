import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { getChromiumPath } from './stack/browser.ts';
import type { Figures } from './figures.ts';
import { canPin } from './stack/processor.ts';

/**
 * Describes the machine and time of a run. Absolute figures depend on the machine; ratios within a run depend on it
 * less.
 */
export function describeMachine(loadClient: string | undefined): Figures['machine'] {
  const load = loadavg()[0] ?? NaN;
  return {
    when: new Date().toISOString(),
    processor: cpus()[0]?.model.replace(/\s+/g, ' ') ?? 'an unknown processor',
    cores: availableParallelism(),
    node: process.versions.node,
    chromium: readChromiumVersion(),
    pinned: canPin,
    loadClient,
    loadBefore: load,
    loadAfter: load,
  };
}

function readChromiumVersion(): string | undefined {
  try {
    return /[\d.]+/.exec(execFileSync(getChromiumPath(), ['--version', '--no-sandbox']).toString())?.[0];
  } catch {
    return undefined;
  }
}
