import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface CommandOptions {
  cwd: string;
  env?: Record<string, string>;
  /** The user who runs it. @default the one of this process */
  user?: number;
}

export interface Running {
  /** Resolves to true when it has printed this text, to false if it ends without it. */
  prints: (text: string | RegExp) => Promise<boolean>;
  output: () => string;
  stop: () => Promise<void>;
}

/** A start must not take longer, with its install and build, ms. */
const limitMs = 600_000;

/** Runs a command of npm's in a workspace. */
export function run(words: string[], { cwd, env = {}, user }: CommandOptions): Running {
  const child = spawn('npm', words, {
    cwd,
    env: { ...process.env, CI: '', NODE_ENV: '', ...env },
    ...(user !== undefined && { uid: user, gid: user }),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limitMs,
  });
  process.on('exit', () => void child.kill('SIGINT'));
  let output = '';
  const waiting: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      waiting.forEach((look) => look());
    });
  const ended = once(child, 'close').then(() => undefined);
  return {
    output: () => output,
    prints: (text) =>
      new Promise((resolve) => {
        const has = () => (typeof text === 'string' ? output.includes(text) : text.test(output));
        waiting.push(() => has() && resolve(true));
        if (has()) resolve(true);
        void ended.then(() => resolve(has()));
      }),
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
