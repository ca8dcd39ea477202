import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from './contract.ts';
import { createUsageError } from './usage-error.ts';

const defaultFile = 'contract.config.ts';

/**
 * Reads a contract from a file; without one, from `contract.config.ts` in this folder, if there is one.
 *
 * @throws Error `GUILDHALL_CONTRACT_CONFIG` if the file does not exist, cannot be loaded, or exports no contract
 * @example
 * const { paths } = await readContract('examples/second-site/contract.config.ts');
 */
export async function readContract(file?: string): Promise<Contract> {
  const path = resolve(file ?? defaultFile);
  if (!existsSync(path)) {
    if (file === undefined) return {};
    throw createUsageError('GUILDHALL_CONTRACT_CONFIG', `there is no file ${path}: correct --config`);
  }
  const { contract } = (await import(pathToFileURL(path).href).catch(explainLoading(path))) as {
    contract?: Contract;
  };
  if (typeof contract !== 'object')
    throw createUsageError(
      'GUILDHALL_CONTRACT_CONFIG',
      `${path} exports no contract: write "export const contract = defineContract({ … })"`,
    );
  return contract;
}

/** Node loads TypeScript from version 22.18 on, and takes the kind of module from `package.json`. */
function explainLoading(path: string): (error: unknown) => never {
  return (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw createUsageError(
      'GUILDHALL_CONTRACT_CONFIG',
      `${path} cannot be loaded: ${reason}. Use Node 22.18 or later and write "type": "module" into package.json, or write the contract in JavaScript, as contract.config.mjs, and name it with --config`,
      error,
    );
  };
}
