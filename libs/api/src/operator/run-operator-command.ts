import { StorageFailure } from '@guildhall/server-kit/storage';
import { runBackup } from './backup.ts';
import { runCases } from './cases.ts';
import { runData } from './data.ts';
import { runMoveStorage } from './move-storage.ts';
import { OperatorCommandError, type OperatorOptions } from './operator-options.ts';
import { runRestore } from './restore.ts';

export type { OperatorOptions };

type Command = (words: readonly string[], options: OperatorOptions) => Promise<number>;

const commands: Readonly<Record<string, Command>> = {
  cases: runCases,
  data: runData,
  backup: runBackup,
  restore: runRestore,
  'move-storage': runMoveStorage,
};

/**
 * Runs a command of the operator on the api's storage: `cases`, `data`, `backup`, `restore` or `move-storage`.
 *
 * @returns the exit code: 1 after a refusal, which was printed
 * @example
 * import { invoice } from '@guildhall/billing-invoice';
 *
 * const { argv, env } = process;
 * const options = { args: argv.slice(2), env, suppliers: [invoice()], print: console.log };
 * process.exitCode = await runOperatorCommand(options);
 */
export async function runOperatorCommand(options: OperatorOptions): Promise<number> {
  const [name = '', ...words] = options.args;
  try {
    const command = commands[name];
    if (!command)
      throw new OperatorCommandError(`There is no command ${name}: use ${Object.keys(commands).join(', ')}`);
    return await command(words, options);
  } catch (error) {
    if (!(error instanceof OperatorCommandError) && !(error instanceof StorageFailure)) throw error;
    options.print(error.message);
    return 1;
  }
}
