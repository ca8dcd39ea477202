import type { ServerOptions } from './server-process.ts';

/** An organisation's product: the entry files of its servers, and its name. */
export interface StackOrganisation {
  name: string;
  site: Pick<ServerOptions, 'main' | 'from' | 'onPackages'>;
  api: string;
  sandbox: string;
}

/** @param packed a site that is built and installed outside the workspace, if there is one */
function getSite(folder: string, packed: string | undefined): StackOrganisation['site'] {
  return packed ? { main: 'src/main.ts', from: packed, onPackages: true } : { main: `${folder}/src/main.ts` };
}

export const firstOrganisation: StackOrganisation = {
  name: 'The Wayleave Institute',
  site: getSite('apps/site', process.env['SITE_FOLDER']),
  api: 'apps/api/src/main.ts',
  sandbox: 'tools/sandbox/src/main.ts',
};

export const secondOrganisation: StackOrganisation = {
  name: 'Schilfwerft Ellersiel e. V.',
  site: getSite('examples/second-site', process.env['SECOND_SITE_FOLDER']),
  api: 'examples/second-site/src/api.ts',
  sandbox: 'examples/second-site/sandbox/main.ts',
};
