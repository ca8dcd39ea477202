import { faint, print, printStep, red } from '../../libs/cli/src/terminal/print.mjs';

/** @typedef {import('./run-step.mjs').Progress} Progress */
/** @typedef {import('./run-step.mjs').Result} Result */
/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./test-events.mjs').TestFailure} TestFailure */

/** Time between two lines that say how far the run is, ms. The logs of CI keep their beginning if there are few. */
const lineEveryMs = process.stdout.isTTY ? 10_000 : 60_000;

/**
 * Shows a run while it goes on: what runs, how far it is and what is left; each failure at once, and each finished step.
 *
 * @param {readonly Step[]} steps
 * @param {{ isVerbose: boolean }} options
 */
export function createRunDisplay(steps, { isVerbose }) {
  const since = performance.now();
  /** @type {Map<Step, Progress | undefined>} */
  const running = new Map();
  const waiting = new Set(steps);
  const timer = setInterval(() => {
    const now = [...running].map(([{ name }, progress]) => formatProgress(name, progress));
    const left = [...waiting].map(({ name }) => name);
    const passed = `${Math.round((performance.now() - since) / 1000)} s`;
    print(
      faint(
        `  ${[passed, now.join(', '), ...(left.length > 0 ? [`left: ${left.join(', ')}`] : [])].join(' · ')}`,
      ),
    );
  }, lineEveryMs);
  return {
    /** @param {Step} step */
    start(step) {
      waiting.delete(step);
      running.set(step, undefined);
    },
    /**
     * @param {Step} step
     * @param {Progress} progress
     */
    progress: (step, progress) => void running.set(step, progress),
    /**
     * @param {Step} step
     * @param {TestFailure} failure
     */
    failure({ name }, { title, message, repeat, attachments = [] }) {
      print(`${red('✗')} ${name.padEnd(13)} ${title}`);
      for (const line of message.split('\n')) print(`    ${line}`);
      for (const file of attachments) print(`    see ${file}`);
      if (repeat) print(`    repeat: ${repeat}\n`);
    },
    /** @param {Result} result */
    end({ step, failed, seconds, note, lines, files }) {
      running.delete(step);
      const isPassed = failed === 0;
      // Failed tests have been shown.
      const isShown = files.some((file) => file.failed > 0);
      if (isVerbose || (!isPassed && !isShown)) for (const line of lines) print(line);
      printStep(isPassed, step.name.padEnd(13), `${seconds.toFixed(1)} s  ${note}`);
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * @param {string} name
 * @param {Progress | undefined} progress
 */
function formatProgress(name, progress) {
  return progress && progress.files > 0 ? `${name} ${progress.finished}/${progress.files}` : name;
}
