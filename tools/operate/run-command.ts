import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runOperatorCommand, type OperatorOptions } from '@guildhall/api/operator';

/** Imports a file of an organisation's api, if there is one. */
const importIfThere = async <Exports>(file: string): Promise<Partial<Exports>> =>
  existsSync(file) ? ((await import(pathToFileURL(file).href)) as Exports) : {};

const [apiFolder = '', ...args] = process.argv.slice(2);
// A site has its api in the same folder, and so in files with a prefix.
const found = ['api-suppliers.ts', 'suppliers.ts'].find((name) => existsSync(join(apiFolder, name))) ?? '';
const { suppliers } = await importIfThere<Pick<OperatorOptions, 'suppliers'>>(join(apiFolder, found));
if (!suppliers) throw new Error(`${apiFolder} has no api-suppliers.ts that exports suppliers`);
const { texts } = await importIfThere<Pick<OperatorOptions, 'texts'>>(join(apiFolder, 'api-texts.ts'));
const options = { args, env: process.env, suppliers, print: console.log };
process.exitCode = await runOperatorCommand({ ...options, ...(texts && { texts }) });
