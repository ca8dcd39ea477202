// Writes which files of journeys pass which source files, from what the servers of journeys and `cover-build.mjs` recorded.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../set-up/workspace.mjs';
import { joinRecordings, journeysFolder, recordingsFolder, writeCoverage } from './journey-coverage.mjs';

const files = readdirSync(join(root, recordingsFolder)).map((name) => ({
  content: JSON.parse(readFileSync(join(root, recordingsFolder, name), 'utf8')),
  journey: /^(.*\.spec\.ts)-/.exec(name)?.[1],
}));
const journeys = joinRecordings({
  servers: files.flatMap(({ content, journey }) =>
    journey ? { ...content, journey: join(journeysFolder, journey) } : [],
  ),
  builds: files.flatMap(({ content, journey }) => (journey ? [] : content)),
  readBundle: (file) => readFileSync(join(root, file), 'utf8'),
});
writeCoverage(root, journeys);
