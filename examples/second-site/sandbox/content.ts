import { join } from 'node:path';
import { readUploads, type SandboxContent } from '@guildhall/sandbox/seed';
import { courses } from './courses.ts';
import { mainData } from './main-data.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';

export const content: SandboxContent = {
  name: 'Schilfwerft Ellersiel e. V.',
  mainData,
  entries: [...pages, ...news, ...people, ...courses],
  categories: [
    { id: 11, slug: 'werkstatt', name: 'Werkstatt' },
    { id: 12, slug: 'auf-dem-wasser', name: 'Auf dem Wasser' },
  ],
  uploads: readUploads(join(import.meta.dirname, 'uploads')),
};
