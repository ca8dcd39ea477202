import { createCmsClient, type Block, type CmsClient } from '@guildhall/cms-client';
import type { WordPress } from '../harness/start-wordpress.ts';

/** The site that the editor's WordPress knows. It does not run. */
export const siteOrigin = 'https://site.example';

export const previewSettings = {
  GUILDHALL_SITE_ORIGIN: siteOrigin,
  GUILDHALL_PREVIEW_SECRET: 'a-secret-of-the-previews',
  GUILDHALL_CONTENT_PREVIEW_KEY: 'a-key-of-the-previews',
};

/** The blocks of a page as the site has them, and everything that it would leave out. */
export interface PageAsRead {
  blocks: Block[];
  problems: string[];
}

export const readPage = (wordPress: WordPress, path: string): Promise<PageAsRead> =>
  read(wordPress, (cms) => cms.readEntry(path));

/** Reads unpublished content for the address of a preview, `https://site.example/preview?ticket=7.1795700000.…`. */
export const readPreview = (wordPress: WordPress, address: string): Promise<PageAsRead> => {
  const id = Number(new URL(address).searchParams.get('ticket')?.split('.')[0]);
  return read(wordPress, (cms) =>
    cms.readPreview(id, { previewKey: previewSettings.GUILDHALL_CONTENT_PREVIEW_KEY }),
  );
};

async function read(
  { origin, request }: WordPress,
  readEntry: (cms: CmsClient) => ReturnType<CmsClient['readEntry']>,
): Promise<PageAsRead> {
  const problems: string[] = [];
  const cms = createCmsClient({
    contentOrigin: origin,
    siteOrigin,
    mediaOrigins: [],
    frameHosts: ['frames.example'],
    readJson: async (route, { headers = {} } = {}) =>
      JSON.parse((await request(route, { headers })).body) as unknown,
    onProblem: ({ where, message }) => problems.push(`${where}: ${message}`),
  });
  const { entry } = await readEntry(cms);
  return { blocks: entry?.content ?? [], problems };
}
