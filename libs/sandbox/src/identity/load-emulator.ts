import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Loads a module of the vendor's Auth emulator, such as `server`. */
export type RequireModule = (name: string) => unknown;

export interface LoadEmulatorOptions {
  /** True if the emulator is beside the installed packages. */
  isInstalled?: () => boolean;
  /** Installs it. Without a program that does, people do it. */
  install?: (() => Promise<void>) | undefined;
  /** Called before an installation, which takes minutes. */
  onInstall?: (() => void) | undefined;
}

const main = 'firebase-tools/package.json';
/** The site's own packages, then those of the sandbox: installers such as pnpm keep them apart. */
const places = [join(process.cwd(), 'package.json'), import.meta.url].map((place) => createRequire(place));

/**
 * Loads the vendor's Auth emulator, which is too large to be installed with every sandbox. Its code is loaded only by the
 * returned function.
 *
 * @throws Error that says what to install
 */
export async function loadEmulator({
  isInstalled = () => findPlace() !== undefined,
  install = findInstaller(process.env['SANDBOX_EMULATOR_INSTALLER']),
  onInstall,
}: LoadEmulatorOptions = {}): Promise<RequireModule> {
  if (!isInstalled()) {
    if (!install)
      throw new Error(
        '[GUILDHALL_SANDBOX_EMULATOR] Logins with passwords need firebase-tools, which is not installed. Run: npm install --save-dev firebase-tools@15',
      );
    onInstall?.();
    await install();
  }
  return (name) =>
    (findPlace() ?? createRequire(import.meta.url))(`firebase-tools/lib/emulator/auth/${name}`);
}

function findPlace(): NodeJS.Require | undefined {
  return places.find((place) => {
    try {
      return place.resolve(main) !== '';
    } catch {
      return false;
    }
  });
}

/** Returns what runs the program that installs the emulator, and prints its progress. */
function findInstaller(program: string | undefined): (() => Promise<void>) | undefined {
  if (!program) return undefined;
  return async () => {
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit'] });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0)
      throw new Error(
        '[GUILDHALL_SANDBOX_EMULATOR] The identity emulator could not be installed. See the output of the sandbox.',
      );
  };
}
