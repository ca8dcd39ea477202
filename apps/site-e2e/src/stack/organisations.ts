import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerOptions } from './server-process.ts';

type Program = Pick<ServerOptions, 'main' | 'from' | 'onPackages'>;

/** An organisation's product: the entry files of its programs, and its name. */
export interface StackOrganisation {
  name: string;
  site: Program;
  api: Program;
  sandbox: string;
  /** The office that confirms payments, and the variables of its api; missing where a billing vendor does. */
  office?: Program & { apiEnv: Readonly<Record<string, string>> };
}

/** @param packed a folder outside the workspace where the program is installed, if there is one */
function getProgram(folder: string, main: string, packed: string | undefined): Program {
  return packed ? { main, from: packed, onPackages: true } : { main: `${folder}/${main}` };
}

const second = 'examples/second-site';
const { SITE_FOLDER, SECOND_SITE_FOLDER, SECOND_API_FOLDER } = process.env;

/** Reads the second organisation's variables of billing on the sandbox. */
function readBillingEnvironment(): Record<string, string> {
  const file = join(import.meta.dirname, '../../../..', second, 'package.json');
  const { guildhall } = JSON.parse(readFileSync(file, 'utf8')) as {
    guildhall: { apiEnvironment: Record<string, string> };
  };
  const variables = Object.entries(guildhall.apiEnvironment);
  return Object.fromEntries(variables.filter(([name]) => name.startsWith('BILLING_')));
}

export const firstOrganisation: StackOrganisation = {
  name: 'The Wayleave Institute',
  site: getProgram('apps/site', 'src/main.ts', SITE_FOLDER),
  api: { main: 'apps/api/src/main.ts' },
  sandbox: 'libs/sandbox/src/main.ts',
};

export const secondOrganisation: StackOrganisation = {
  name: 'Schilfwerft Ellersiel e. V.',
  site: getProgram(second, 'src/main.ts', SECOND_SITE_FOLDER),
  api: getProgram(second, 'src/api.ts', SECOND_API_FOLDER),
  sandbox: `${second}/sandbox/main.ts`,
  office: { ...getProgram(second, 'src/office.ts', SECOND_API_FOLDER), apiEnv: readBillingEnvironment() },
};
