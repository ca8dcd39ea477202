import { describe, expect, it } from 'vitest';
import { countCached, countTests } from './counts.mjs';
import { classify, createSkippedResult, toNodeArguments } from './run-step.mjs';
import { chooseSteps, steps } from './steps.mjs';
import { formatSummary } from './summary.mjs';

const vitestOutput = [
  ' Test Files  1 failed | 2 passed (3)',
  '\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[31m2 failed\u001B[39m\u001B[22m\u001B[2m | \u001B[22m\u001B[32m61 passed\u001B[39m\u001B[90m (63)\u001B[39m',
];
const playwrightOutput = [
  '  1 failed',
  '    chrome.spec.ts:3:1 › 12 passed (not this)',
  '  1 flaky',
  '  2 did not run',
  '  12 passed (5.2s)',
];

describe('counting', () => {
  it('reads the output of Vitest for every project', () => {
    expect(countTests(vitestOutput)).toEqual({ passed: 61, failed: 2 });
    expect(countTests([...vitestOutput, '      Tests  4 passed (4)'])).toEqual({ passed: 65, failed: 2 });
  });

  it('reads the output of Playwright', () => {
    expect(countTests(['  12 passed (5.2s)'])).toEqual({ passed: 12, failed: 0 });
    expect(countTests(['  1 passed (850ms)'])).toEqual({ passed: 1, failed: 0 });
  });

  it('counts tests that did not run, or needed a retry, as failed', () => {
    expect(countTests(playwrightOutput)).toEqual({ passed: 12, failed: 4 });
    expect(countTests(['      Tests  3 passed | 1 skipped (4)'])).toEqual({ passed: 3, failed: 1 });
  });

  it('counts cached tasks', () => {
    expect(countCached(['  Cache:             3/10 hit (30%)'])).toEqual({ cached: 3, all: 10 });
    expect(countCached(['  Cache:             0/10 hit (0%)'])).toBeUndefined();
    expect(countCached([])).toBeUndefined();
  });
});

describe('a step', () => {
  const check = { name: 'lint', target: 'lint' };
  const tests = { name: 'unit', target: 'test', hasTests: true };
  const outcome = { code: 0, lines: [], seconds: 1, everything: true };

  it('counts as one check', () => {
    expect(classify(check, outcome)).toMatchObject({ passed: 1, failed: 0 });
    expect(classify(check, { ...outcome, code: 1 })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts its tests if it has any', () => {
    expect(classify(tests, { ...outcome, code: 1, lines: vitestOutput })).toMatchObject({
      passed: 61,
      failed: 2,
    });
  });

  it('fails with a non-zero exit code, even if all its tests passed', () => {
    expect(classify(tests, { ...outcome, code: 1, lines: ['      Tests  4 passed (4)'] })).toMatchObject({
      passed: 4,
      failed: 1,
    });
  });

  it('fails when it finds no tests, unless nothing was affected', () => {
    expect(classify(tests, outcome)).toMatchObject({ passed: 0, failed: 1 });
    expect(classify(tests, { ...outcome, everything: false })).toMatchObject({ passed: 1, failed: 0 });
  });

  it('fails when it leaves files in the temporary folder, and names them', () => {
    const result = classify(tests, {
      ...outcome,
      lines: ['      Tests  4 passed (4)'],
      leftovers: ['guildhall-join-1'],
    });
    expect(result).toMatchObject({ passed: 4, failed: 1 });
    expect(result.note).toContain('left in the temporary folder: guildhall-join-1');
  });

  it('runs for every project, or for affected ones', () => {
    expect(toNodeArguments(check, undefined).slice(1)).toEqual([
      'run-many',
      '-t',
      'lint',
      '--outputStyle=static',
    ]);
    expect(toNodeArguments(check, 'abc').slice(1)).toEqual([
      'affected',
      '--base=abc',
      '-t',
      'lint',
      '--outputStyle=static',
    ]);
  });
});

describe('choosing steps', () => {
  it('takes all by default', () => {
    expect(chooseSteps([])).toBe(steps);
    expect(chooseSteps(['--affected'])).toBe(steps);
  });

  it('takes the named ones, in step order', () => {
    expect(chooseSteps(['--only', 'unit,lint']).map(({ name }) => name)).toEqual(['lint', 'unit']);
    expect(chooseSteps(['--only=format']).map(({ name }) => name)).toEqual(['format']);
  });

  it('lists the steps for an unknown name', () => {
    expect(() => chooseSteps(['--only', 'units'])).toThrow(
      /lockfile, format, spelling, codegen, lint, .*Unknown: units/,
    );
    expect(() => chooseSteps(['--only'])).toThrow('--only accepts');
  });
});

describe('the summary', () => {
  const lint = { step: { name: 'lint' }, passed: 1, failed: 0, seconds: 2, note: '', lines: [] };
  const unit = {
    step: { name: 'unit' },
    passed: 61,
    failed: 2,
    seconds: 3,
    note: '61 tests passed, 2 failed',
    lines: [],
  };

  it('ends in a line with the sums', () => {
    expect(formatSummary([lint]).at(-1)).toBe('1 passed, 0 failed');
    expect(formatSummary([lint, unit]).at(-1)).toBe('62 passed, 2 failed');
  });

  it('names the steps that failed or could not run', () => {
    const text = formatSummary([lint, unit, createSkippedResult({ name: 'e2e', after: 'build' })]).join('\n');
    expect(text).toContain('Failed: unit, e2e.');
    expect(text).toContain('not run, because build failed');
    expect(text).toContain('62 passed, 3 failed');
  });
});
