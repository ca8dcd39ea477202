import type { OwnTexts } from '@guildhall/site';
import type { SiteLook } from './InSite.tsx';

/** None of it is loaded before a designer chooses the site, or a story that belongs to it is shown. */
const sites = import.meta.glob('../{apps,examples}/*/src/site.tsx');
const styles = import.meta.glob<string>(
  ['../{apps,examples}/*/src/fonts/fonts.css', '../{apps,examples}/*/src/theme.css'],
  { query: '?inline', import: 'default' },
);
const facts = import.meta.glob<{ language: string }>('../{apps,examples}/*/src/organisation.ts', {
  import: 'organisation',
});
const texts = import.meta.glob<OwnTexts>('../{apps,examples}/*/src/texts.ts', { import: 'texts' });

/** The look that every site starts from. */
export const kitLook = 'kit';

/** Folders by their last name, which can stand in Storybook's URL. */
const folders = Object.fromEntries(
  Object.keys(sites).map((file) => {
    const folder = file.slice(0, -'/site.tsx'.length);
    return [folder.split('/').at(-2) ?? folder, folder];
  }),
);

/** Names for the toolbar: `second-site` */
export const siteNames = [kitLook, ...Object.keys(folders)];

/** A site's look, and what shows stories in it. */
export type LoadedSite = Awaited<ReturnType<typeof importInSite>> & { look: SiteLook };

const importInSite = () => import('./InSite.tsx');

/** Loads a site's look, and the code that stories need for it; `undefined` for the kit's own. */
export async function loadSite(name: unknown): Promise<LoadedSite | undefined> {
  const folder = folders[String(name)];
  if (folder === undefined) return undefined;
  const files = [`${folder}/fonts/fonts.css`, `${folder}/theme.css`];
  const css = await Promise.all(files.map((file) => styles[file]?.() ?? ''));
  const look = {
    language: (await facts[`${folder}/organisation.ts`]?.())?.language ?? 'en',
    css: css.join('\n'),
    texts: (await texts[`${folder}/texts.ts`]?.()) ?? {},
  };
  return { ...(await importInSite()), look };
}
