import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { getChromiumPath } from './stack/browser.ts';
import type { Figures } from './figures.ts';
import { canPin } from './stack/processor.ts';

/** Where and when the figures were taken. Absolute ones move with the machine; ratios of one run less so. */
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
