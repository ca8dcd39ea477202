import type { createSupervisor } from '../../../libs/cli/src/processes/supervisor.mjs';
import { print } from '../../../libs/cli/src/terminal/print.mjs';
import { root } from '../../set-up/workspace.mjs';
import { createReadiness } from '../../../libs/cli/src/start/readiness.mjs';

export type Supervisor = ReturnType<typeof createSupervisor>;

export interface Server {
  origin: string;
  pid: number;
  /** Ends it, and resolves when it has exited. */
  stop(): Promise<void>;
}

interface ServerOptions {
  name: string;
  /** The file Node runs and its arguments. */
  words: string[];
  env?: Record<string, string>;
  /** Folder outside the workspace to run in, on built packages instead of sources. */
  folder?: string | undefined;
}

/** Starts a server under the supervisor and resolves when it listens. Its other output is shown under its name. */
export async function startServer(
  supervisor: Supervisor,
  { name, words, env = {}, folder }: ServerOptions,
): Promise<Server> {
  const readiness = createReadiness(name, { onOtherLine: (line) => print(`  ${name} │ ${line}`) });
  const { pid, exited } = supervisor.start({
    words: folder === undefined ? ['--conditions=@guildhall/source', ...words] : words,
    cwd: folder ?? root,
    env,
    onLine: (line) => readiness.read(line),
  });
  void exited.then((code) => readiness.exited(code));
  const origin = await readiness.listening;
  return {
    origin,
    pid,
    async stop() {
      process.kill(pid, 'SIGTERM');
      await exited;
    },
  };
}
