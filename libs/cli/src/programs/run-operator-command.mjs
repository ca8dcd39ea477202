import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importIfThere, importOwn } from './import-own.mjs';

/** @typedef {import('@guildhall/api/operator').OperatorOptions} OperatorOptions */

const [apiFolder = '', organisationFile = '', ...args] = process.argv.slice(2);
/** @type {typeof import('@guildhall/api/operator')} */
const { runOperatorCommand } = await importOwn('@guildhall/api/operator', apiFolder);
// A site has its api in the same folder, and so in files with a prefix.
const found = ['api-suppliers.ts', 'suppliers.ts'].find((name) => existsSync(join(apiFolder, name))) ?? '';
/** @type {Partial<OperatorOptions>} */
const { suppliers } = await importIfThere(join(apiFolder, found));
if (!suppliers) throw new Error(`${apiFolder} has no api-suppliers.ts that exports suppliers`);
/** @type {Partial<OperatorOptions>} */
const { texts } = await importIfThere(join(apiFolder, 'api-texts.ts'));
/** @type {Partial<OperatorOptions>} */
const { organisation } = await importIfThere(organisationFile);
const options = { args, env: process.env, suppliers, print: console.log };
const own = { ...(texts && { texts }), ...(organisation && { organisation }) };
process.exitCode = await runOperatorCommand({ ...options, ...own });
