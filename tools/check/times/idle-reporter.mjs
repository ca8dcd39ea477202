import { relative } from 'node:path';
import { recordRun } from './record-run.mjs';

/** @typedef {import('vitest/node').Reporter} Reporter */
/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('./timeline.mjs').Span & { name: string }} NamedSpan */

const rows = 30;

/**
 * Reporter of Vitest that lists the files and the tests during which nothing ran for longest. Tests that run beside each
 * other hide each other's waits, so it needs one worker, and Linux: `--no-file-parallelism --maxWorkers=1`.
 *
 * @implements {Reporter}
 */
export default class IdleReporter {
  /** @type {ReturnType<typeof recordRun> | undefined} */
  #run;
  /** @type {Map<string, { from: number, to: number }>} */
  #files = new Map();

  onTestRunStart() {
    this.#run = recordRun({ sampleMs: 25 });
  }

  /** @param {TestModule} module */
  onTestModuleQueued({ id }) {
    this.#files.set(id, { from: Date.now(), to: Date.now() });
  }

  /** @param {TestModule} module */
  onTestModuleEnd({ id }) {
    this.#files.set(id, { from: Date.now(), ...this.#files.get(id), to: Date.now() });
  }

  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const run = this.#run;
    if (!run) return;
    const all = run.stop();
    const files = modules.map((module) => {
      const { from = 0, to = 0 } = this.#files.get(module.id) ?? {};
      return { name: toFile(module), ...run.measure(from, to) };
    });
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${toFile(module)} › ${test.fullName}`,
        ...run.measureTest(test),
      })),
    );
    const inTests = tests.reduce((sum, { idle }) => sum + idle, 0);
    console.log(
      [
        `Nothing ran for ${toSeconds(all.idle)} of ${toSeconds(all.ms)} s, ${toSeconds(inTests)} s of it in tests; processor time was ${toSeconds(all.ran)} s.`,
        ...toTable('files', files),
        ...toTable('tests', tests),
      ].join('\n'),
    );
  }
}

/** @param {TestModule} module */
const toFile = (module) => relative(process.cwd(), module.moduleId);

/** @param {number} ms */
const toSeconds = (ms) => (ms / 1000).toFixed(1);

/**
 * @param {string} kind
 * @param {NamedSpan[]} spans
 */
function toTable(kind, spans) {
  const worst = spans.toSorted((a, b) => b.idle - a.idle).slice(0, rows);
  return [
    '',
    ` idle s   all s  ${kind}`,
    ...worst.map(
      ({ idle, ms, name }) => `${toSeconds(idle).padStart(7)} ${toSeconds(ms).padStart(7)}  ${name}`,
    ),
  ];
}
