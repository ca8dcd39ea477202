import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderPicture } from '@guildhall/drawings';
import { findDrawing } from './catalogue.ts';
import { describeSources, toFileName, finishedFolder, finishedPictures } from './finished-pictures.ts';

// `npm run pictures -w @guildhall/sandbox`: draws every picture in the repository, and removes other files.
await mkdir(finishedFolder, { recursive: true });
let bytes = 0;
for (const order of finishedPictures) {
  const drawing = findDrawing(order.name);
  if (drawing === undefined) continue;
  const picture = await renderPicture(drawing, order.width, order.encoding);
  await writeFile(join(finishedFolder, toFileName(order)), picture);
  bytes += picture.length;
}
const expected = new Set(['drawn-from.json', ...finishedPictures.map(toFileName)]);
for (const file of await readdir(finishedFolder)) {
  if (!expected.has(file)) await rm(join(finishedFolder, file));
}
await writeFile(join(finishedFolder, 'drawn-from.json'), `${JSON.stringify(describeSources(), null, 2)}\n`);
process.stdout.write(`${finishedPictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`);
