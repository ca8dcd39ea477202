import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FileKind } from './file-kinds.mjs';
import { readOptions } from './options.mjs';
import { classify, createSkippedResult, runUntilSilent, type Result, type Supervisor } from './run-step.mjs';
import { runSteps } from './schedule.mjs';
import { steps, type Step } from './steps.mjs';
import { formatSummary } from './summary.mjs';
import { readTestEvent, sendTestEvent } from './test-events.mjs';

const lint: Step = { name: 'lint', home: 'sources', byProject: true, programs: () => [['lint.js']] };
const types: Step = { name: 'types', home: 'sources', programs: () => [['types.js']] };
const unit: Step = {
  name: 'unit',
  home: 'Node',
  hasTests: true,
  byProject: true,
  programs: () => [['unit.js']],
};
const engines: Step = {
  name: 'engines',
  home: 'machines',
  isThorough: true,
  programs: () => [['engines.js']],
};

const createFile = (passed: number, failed = 0) =>
  ({ kind: 'file', file: 'libs/cart/src/cart.test.ts', passed, failed, seconds: 1 }) as const;

describe('a step', () => {
  const outcome = { code: 0, lines: [], files: [], seconds: 1, isWhole: true, isEmpty: false, leftovers: [] };

  it('counts as one check', () => {
    expect(classify(lint, outcome)).toMatchObject({ passed: 1, failed: 0 });
    expect(classify(lint, { ...outcome, code: 1 })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts its tests if it has any', () => {
    const files = [createFile(60), createFile(1, 2)];
    expect(classify(unit, { ...outcome, code: 1, files })).toMatchObject({ passed: 61, failed: 2 });
  });

  it('fails with a non-zero exit code, even if all its tests passed', () => {
    expect(classify(unit, { ...outcome, code: 1, files: [createFile(4)] })).toMatchObject({
      passed: 4,
      failed: 1,
    });
  });

  it('fails when it finds no tests, unless only some were chosen', () => {
    expect(classify(unit, outcome)).toMatchObject({ passed: 0, failed: 1 });
    expect(classify(unit, { ...outcome, isWhole: false })).toMatchObject({ passed: 1, failed: 0 });
  });

  it('checks nothing if it has nothing to do', () => {
    expect(classify(lint, { ...outcome, isEmpty: true })).toMatchObject({ passed: 0, failed: 0 });
  });

  it('fails when it leaves files in the temporary folder, and names them', () => {
    const result = classify(unit, { ...outcome, files: [createFile(4)], leftovers: ['guildhall-join-1'] });
    expect(result).toMatchObject({ passed: 4, failed: 1 });
    expect(result.note).toContain('left in the temporary folder: guildhall-join-1');
  });
});

describe('a program that prints nothing', () => {
  /** Starts a program that prints and exits when it is told to. */
  function start() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { promise: exited, resolve: exit } = Promise.withResolvers<number>();
    const lines: string[] = [];
    let print = (_line: string) => {};
    const supervisor = {
      start({ onLine }: { onLine: (line: string, stream: 'stdout') => void }) {
        print = (line) => onLine(line, 'stdout');
        return { pid: process.pid, exited, kill: () => exit(1) };
      },
    } as unknown as Supervisor;
    const onLine = (line: string) => void lines.push(line);
    const code = runUntilSilent(supervisor, { words: [], cwd: '/', env: {}, onLine });
    return { code, lines, exit, print: (line: string) => print(line) };
  }

  it('for ten minutes is ended, and what ran is printed', async () => {
    const { code, lines } = start();
    vi.advanceTimersByTime(600_000);
    expect(await code).toBe(-1);
    expect(lines[0]).toContain('Nothing was printed for 10 minutes');
    if (process.platform === 'linux') expect(lines[1]).toContain(`${process.pid} `);
  });

  it('for less goes on, and its exit code counts', async () => {
    const { code, lines, exit, print } = start();
    vi.advanceTimersByTime(599_000);
    print('built');
    vi.advanceTimersByTime(599_000);
    exit(3);
    expect(await code).toBe(3);
    expect(lines).toEqual(['built']);
  });
});

it('an event of a test runner is one line of its output', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  sendTestEvent(createFile(4));
  const lines = String(write.mock.calls[0]?.[0]).split('\n');
  write.mockRestore();
  expect(lines.flatMap((line) => readTestEvent(line) ?? [])).toEqual([createFile(4)]);
});

describe('the options', () => {
  const known = { steps: [lint, types, unit, engines], projects: ['cart', 'ui'] };
  const choose = (...words: string[]) => readOptions(words, known);
  const names = (chosen: readonly Step[]) => chosen.map(({ name }) => name);

  it('choose the usual steps, or all with --all', () => {
    expect(names(choose().steps)).toEqual(['lint', 'types', 'unit']);
    expect(names(choose('--affected').steps)).toEqual(['lint', 'types', 'unit']);
    expect(names(choose('--all').steps)).toEqual(['lint', 'types', 'unit', 'engines']);
  });

  it('choose the named steps, in their order', () => {
    expect(names(choose('--only', 'engines,lint').steps)).toEqual(['lint', 'engines']);
    expect(names(choose('--only=types').steps)).toEqual(['types']);
  });

  it('choose the steps that can check one project', () => {
    expect(choose('--project', 'cart')).toMatchObject({ steps: [lint, unit], projects: ['cart'] });
    expect(names(choose('--only', 'unit', '--project=cart,ui').steps)).toEqual(['unit']);
    expect(() => choose('--only', 'types', '--project', 'cart')).toThrow('without --project: types');
  });

  it('refuse what is not known, and list what is', () => {
    expect(() => choose('--only', 'units')).toThrow(/lint, types, unit, engines\. Unknown: units/);
    expect(() => choose('--only')).toThrow('--only');
    expect(() => choose('--only', '')).toThrow('--only accepts');
    expect(() => choose('--project', 'carts')).toThrow(/cart, ui\. Unknown: carts/);
    expect(() => choose('--fast')).toThrow(/--fast.*\n?.*npm test --/s);
    expect(() => choose('unit')).toThrow(/'unit'/);
  });
});

describe('running steps', () => {
  const createResult = (step: Step, failed = 0): Result => ({
    ...{ step, passed: 1, failed, seconds: 1, note: '', lines: [], files: [] },
  });

  /** Runs steps that end when they are told to. */
  function start(chosen: readonly Step[], processors: number) {
    const open = new Map<string, (failed?: number) => void>();
    const all = runSteps(chosen, processors, (step) => {
      const { promise, resolve } = Promise.withResolvers<Result>();
      open.set(step.name, (failed) => {
        open.delete(step.name);
        resolve(createResult(step, failed));
      });
      return promise;
    });
    return {
      all,
      running: () => [...open.keys()],
      end: (name: string, failed?: number) => open.get(name)?.(failed),
    };
  }

  const build: Step = { ...types, name: 'build' };
  const journeys: Step = { ...unit, name: 'journeys', after: 'build', processors: 2 };

  it('uses all processors, and waits for a step that comes before', async () => {
    const { all, running, end } = start([build, journeys, lint, unit], 2);
    expect(running()).toEqual(['build', 'lint']);
    end('lint');
    await expect.poll(running).toEqual(['build', 'unit']);
    end('build');
    end('unit');
    await expect.poll(running).toEqual(['journeys']);
    end('journeys');
    expect((await all).map(({ step }) => step.name)).toEqual(['lint', 'build', 'unit', 'journeys']);
  });

  it('runs a step that needs more processors than there are alone', () => {
    expect(start([journeys, lint], 1).running()).toEqual(['journeys']);
  });

  it('leaves out what comes after a failed step, and runs the rest', async () => {
    const { all, end } = start([build, journeys, lint], 2);
    end('build', 1);
    end('lint');
    const results = await all;
    expect(results.find(({ step }) => step === journeys)).toMatchObject({
      failed: 1,
      note: 'not run, because build failed',
    });
    expect(results).toHaveLength(3);
  });
});

describe('the summary', () => {
  const passed: Result = { step: lint, passed: 1, failed: 0, seconds: 2, note: '', lines: [], files: [] };
  const failed: Result = { ...passed, step: unit, passed: 61, failed: 2, files: [createFile(61, 2)] };
  const time = { seconds: 10, loopSeconds: 0.5 };

  it('ends in a line with the sums', () => {
    expect(formatSummary([passed], time).at(-1)).toBe('1 passed, 0 failed');
    expect(formatSummary([passed, failed], time).at(-1)).toBe('62 passed, 2 failed');
  });

  it('lists steps with their ratio to the calibrating loop, homes and the slowest files', () => {
    const text = formatSummary([passed, failed], time).join('\n');
    expect(text).toMatch(/lint +passed +2\.0 s +×4/);
    expect(text).toMatch(/Node +63 +2\.0/);
    expect(text).toContain('1.0 s  libs/cart/src/cart.test.ts');
  });

  it('names the steps that failed or could not run', () => {
    const skipped = createSkippedResult(engines, 'Firefox could not be found');
    const text = formatSummary([passed, failed, skipped], time).join('\n');
    expect(text).toContain('Failed: unit, engines');
    expect(text).toContain('not run, because Firefox could not be found');
    expect(text).toContain('62 passed, 3 failed');
  });
});

it('every step that comes after another one stands behind it', () => {
  const places = steps.map(({ name }) => name);
  for (const { name, after } of steps)
    if (after) expect(places.indexOf(after), name).toBeLessThan(places.indexOf(name));
});

it('a change of some kinds of files leaves out what they cannot break', () => {
  const scope = { isThorough: false, workers: 1 };
  const names = (kind: FileKind, journeys: string[] = [], files: string[] = []) =>
    steps
      .filter(
        ({ programs }) => programs({ ...scope, kinds: [kind], files, folders: [], journeys }).length > 0,
      )
      .map(({ name }) => name);
  expect(names('document')).not.toContain('types');
  expect(names('document', [], ['docs/behaviour.md'])).not.toContain('consumer');
  // It compiles the examples of READMEs and guides.
  expect(names('document', [], ['libs/cart/README.md'])).toEqual(
    expect.arrayContaining(['build', 'consumer']),
  );
  expect(names('style')).toContain('build');
  expect(names('style')).not.toContain('consumer');
  expect(names('body')).not.toContain('consumer');
  expect(names('test')).toContain('types');
  expect(names('test')).not.toContain('build');
  expect(names('text')).not.toContain('build');
  expect(names('code')).toEqual(expect.arrayContaining(['types', 'build', 'consumer']));
  // Journeys need what they walk through.
  expect(names('text', ['apps/site-e2e/src/journeys/cart.spec.ts'])).toContain('build');
});

it('a style builds its library and the sites, which have it too', () => {
  const build = steps.find(({ name }) => name === 'build');
  const files = ['libs/cart/src/drawer/CartDrawer.module.css'];
  const list = (...kinds: FileKind[]) =>
    build?.programs({ ...{ isThorough: false, workers: 1 }, kinds, files, journeys: [] }).flat();
  expect(list('style')).toContain('directory:libs/cart,directory:apps/site,directory:examples/second-site');
  expect(list('style', 'code')).not.toContain('-p');
});
