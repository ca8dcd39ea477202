import { createCmsClient, type Block } from '@guildhall/cms-client';
import type { WordPress } from '../harness/start-wordpress.ts';

/** Reads a page as the site does, with everything that it would leave out. */
export async function readPage(
  { origin, request }: WordPress,
  path: string,
): Promise<{ blocks: Block[]; problems: string[] }> {
  const problems: string[] = [];
  const cms = createCmsClient({
    contentOrigin: origin,
    siteOrigin: 'https://site.example',
    mediaOrigins: [],
    frameHosts: ['frames.example'],
    readJson: async (route) => JSON.parse((await request(route)).body) as unknown,
    onProblem: ({ where, message }) => problems.push(`${where}: ${message}`),
  });
  const { entry } = await cms.readEntry(path);
  return { blocks: entry?.content ?? [], problems };
}
