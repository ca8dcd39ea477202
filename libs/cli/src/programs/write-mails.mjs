import { join } from 'node:path';
import { importIfThere, importOwn } from './import-own.mjs';

const [organisationFile = '', apiFolder = '', folder = ''] = process.argv.slice(2);
/** @type {typeof import('@guildhall/api/mail-files')} */
const { writeMailFiles } = await importOwn('@guildhall/api/mail-files', apiFolder);
/** @type {{ organisation?: import('@guildhall/organisation').Organisation }} */
const { organisation } = await importIfThere(organisationFile);
if (!organisation) throw new Error(`${organisationFile} exports no organisation`);
/** @type {{ look?: import('@guildhall/api').MailLook }} */
const { look } = await importIfThere(join(apiFolder, 'api-look.ts'));
/** @type {{ texts?: import('@guildhall/api').ApiTexts }} */
const { texts } = await importIfThere(join(apiFolder, 'api-texts.ts'));
const own = { ...(look && { look }), ...(texts && { texts }) };
console.log((await writeMailFiles({ organisation, ...own, folder })).join('\n'));
