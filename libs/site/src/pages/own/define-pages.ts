import type { LoadedModel, MovedPage } from '../../page/loaded-model.ts';
import { toFound } from '../../engine/page-builder.ts';
import { definePageKind, type PageKind } from '../../engine/page-kind.ts';
import type { MessageModel } from '../messages/message-model.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import type { OwnModel } from './own-pages.ts';

type Options = Pick<PageKindOptions, 'log'>;

/** Names of the folders of a path that may be any: `'place'` of `/tides/:place`. */
type FolderNames<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | FolderNames<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Pages of a site's own with data: where they are, and how it is read. */
export interface PagesDefinition<Path extends string, Data> {
  /** Path of the pages, as in `pages` of `defineSite`. */
  path: Path;
  /**
   * Reads the data of a page: plain values, the same for every visitor. `undefined` is a 404. If it throws, the last good page
   * is shown, or the page that says to try again.
   *
   * @param folders those of the path that may be any
   */
  load: (folders: Record<FolderNames<Path>, string>) => Data | undefined | Promise<Data | undefined>;
}

/** Pages of a site's own, with data. */
export interface OwnPages extends PageKind<Options> {
  /** Path of the pages, as it was defined. */
  path: string;
}

/**
 * Defines pages of a site's own code that have data. Node reads the file: it imports no component.
 *
 * @example
 * // tides.ts; `pages` of `defineSite` has the view of '/tides/:place'
 * export const tides = definePages({
 *   path: '/tides/:place',
 *   load: async ({ place }) => (place === 'quay' ? { name: 'The quay', highAt: '12:40' } : undefined),
 * });
 * // main.ts
 * await runSite({ organisation, folder, pages: [tides] });
 */
export function definePages<const Path extends `/${string}`, Data>({
  path: definedAt,
  load,
}: PagesDefinition<Path, Data>): OwnPages {
  const readFolders = createFoldersReader(definedAt);
  const loadPage = async (path: string, log: Options['log']): Promise<LoadedOwnPage | MovedPage> => {
    try {
      const data = await load((readFolders(path) ?? {}) as Parameters<typeof load>[0]);
      if (data === undefined) return { outcome: 'missing', model: { kind: 'not-found' }, fullyRead: true };
      return toFound<OwnModel>({ kind: 'own', definedAt, data });
    } catch (err) {
      log.error({ err, path }, 'a page of the site cannot be read');
      return { outcome: 'failed', model: { kind: 'unavailable' }, fullyRead: false };
    }
  };
  const kind = definePageKind({
    name: `own ${definedAt}`,
    replaceEntries: ({ log }: Options) => ({
      isAt: (path) => readFolders(path) !== undefined,
      load: (path) => loadPage(path, log),
    }),
  });
  return { ...kind, path: definedAt };
}

type LoadedOwnPage = LoadedModel<OwnModel | MessageModel>;

/** Creates the function that reads the folders of a path that may be any; `undefined` if it is another path. */
function createFoldersReader(definedAt: string): (path: string) => Record<string, string> | undefined {
  const wanted = definedAt.split('/');
  return (path) => {
    const folders = path.split('/');
    const isAt =
      folders.length === wanted.length &&
      wanted.every((name, index) => name.startsWith(':') || name === folders[index]);
    if (!isAt) return undefined;
    return Object.fromEntries(
      wanted.flatMap((name, index) =>
        name.startsWith(':') ? [[name.slice(1), folders[index] ?? ''] as const] : [],
      ),
    );
  };
}
