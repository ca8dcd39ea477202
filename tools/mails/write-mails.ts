import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiTexts, MailLook } from '@guildhall/api';
import { writeMailFiles } from '@guildhall/api/mail-files';
import type { Organisation } from '@guildhall/organisation';

/** Imports a file of an organisation's api, if there is one. */
const importIfThere = async <Exports>(file: string): Promise<Partial<Exports>> =>
  existsSync(file) ? ((await import(pathToFileURL(file).href)) as Exports) : {};

const [organisationFile = '', apiFolder = '', folder = ''] = process.argv.slice(2);
const { organisation } = await importIfThere<{ organisation: Organisation }>(organisationFile);
if (!organisation) throw new Error(`${organisationFile} exports no organisation`);
const { look } = await importIfThere<{ look: MailLook }>(join(apiFolder, 'api-look.ts'));
const { texts } = await importIfThere<{ texts: ApiTexts }>(join(apiFolder, 'api-texts.ts'));
const own = { ...(look && { look }), ...(texts && { texts }) };
console.log((await writeMailFiles({ organisation, ...own, folder })).join('\n'));
