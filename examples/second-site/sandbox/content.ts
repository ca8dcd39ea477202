import { join } from 'node:path';
import { readUploads, type SandboxContent } from '@guildhall/sandbox/seed';
import { mainData } from './main-data.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';

export const content: SandboxContent = {
  name: 'Schilfwerft Ellersiel e. V.',
  mainData,
  entries: [...pages, ...news],
  categories: [
    { id: 11, slug: 'werkstatt', name: 'Werkstatt' },
    { id: 12, slug: 'auf-dem-wasser', name: 'Auf dem Wasser' },
  ],
  uploads: readUploads(join(import.meta.dirname, 'uploads')),
  plans: [
    { plan: 'mitglied', item: 'mitglied', name: 'Mitgliedschaft', price: 9_600 },
    { plan: 'ermaessigt', item: 'ermaessigt', name: 'Mitgliedschaft, ermäßigt', price: 3_600 },
    { plan: 'patenschaft', item: 'patenschaft', name: 'Bootspatenschaft', price: 24_000 },
    { item: 'winterlager', name: 'Platz im Winterlager', price: 18_000 },
  ],
  memberAddress: { line1: 'Am Schilfgraben 4', zip: '26409', city: 'Ellersiel' },
};
