import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contract } from './contract.ts';
import { createUsageError } from './usage-error.ts';

const defaultFile = 'contract.config.ts';

/**
 * Reads a contract from a file; without one, from `contract.config.ts` in this folder, if there is one.
 *
 * @throws Error `GUILDHALL_CONTRACT_CONFIG` if the file does not exist, or exports no contract
 * @example
 * const { paths } = await readContract('examples/second-site/contract.config.ts');
 */
export async function readContract(file?: string): Promise<Contract> {
  const path = resolve(file ?? defaultFile);
  if (!existsSync(path)) {
    if (file === undefined) return {};
    throw createUsageError('GUILDHALL_CONTRACT_CONFIG', `there is no file ${path}: correct --config`);
  }
  const { contract } = (await import(pathToFileURL(path).href)) as { contract?: Contract };
  if (typeof contract !== 'object')
    throw createUsageError(
      'GUILDHALL_CONTRACT_CONFIG',
      `${path} exports no contract: write "export const contract = defineContract({ … })"`,
    );
  return contract;
}
