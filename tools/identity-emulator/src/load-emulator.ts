import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installEmulator } from './install-emulator.ts';

/** Loads a module of the vendor's Auth emulator, such as `server`. */
export type RequireModule = (name: string) => unknown;

export interface LoadEmulatorOptions {
  /** Folders that npm may have installed it into. */
  folders?: readonly string[];
  install?: () => Promise<void>;
  /** Called before an installation, which takes minutes. */
  onInstall?: () => void;
}

const root = join(import.meta.dirname, '../../..');
const installFolders = [root, join(import.meta.dirname, '..')];
const requireFromHere = createRequire(import.meta.url);

/**
 * Installs the vendor's Auth emulator if it is missing. Its code is loaded only by the returned function.
 *
 * @throws Error if it could not be installed
 */
export async function loadEmulator({
  folders = installFolders,
  install = installEmulator,
  onInstall,
}: LoadEmulatorOptions = {}): Promise<RequireModule> {
  const isInstalled = folders.some((folder) =>
    existsSync(join(folder, 'node_modules/firebase-tools/package.json')),
  );
  if (!isInstalled) {
    onInstall?.();
    await install();
  }
  return (name) => requireFromHere(`firebase-tools/lib/emulator/auth/${name}`);
}
