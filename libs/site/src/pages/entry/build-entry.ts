import type { PageUrl } from '@guildhall/blocks';
import type { BlockDefinition, Entry } from '@guildhall/cms-client';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import { collectCardKeys } from '../../content/card-keys.ts';
import { describeOriginMismatch } from '../../content/content-origin.ts';
import type { FormerPages } from '../../content/former-pages.ts';
import type { GoneEntries } from '../../content/gone-entries.ts';
import { createLogOnce } from '../../engine/log-once.ts';
import { yieldAfterParsing, type PageBuilder } from '../../engine/page-builder.ts';
import type { PageLoadResult } from '../../engine/page-cache/page-cache.ts';
import type { PageKindOptions } from '../page-kind-options.ts';
import type { LoadedModel, MovedPage } from '../../page/loaded-model.ts';
import type { BlockListFinder } from '../../page/renderer.ts';
import { rememberFor } from '../../page/remember-for.ts';
import { loadPage, type EntrySources, type LoadedEntry } from './load-page.ts';
import { createPickedCardsFinder } from './picked-cards.ts';

/** Builds the entry at a path with the chosen categories, or the page that is shown instead of it. */
export type BuildEntry = (path: string, chosen?: PageUrl['chosen']) => Promise<PageLoadResult>;

export interface EntryBuilderOptions extends Pick<PageKindOptions, 'blocks' | 'config' | 'findReplacement'> {
  builder: Pick<PageBuilder, 'toLoadResult'>;
  sources: EntrySources;
  renderer: () => BlockListFinder | Promise<BlockListFinder>;
  gone: Pick<GoneEntries, 'getRevision'>;
  /** @default every missing page is a 404 */
  formerPages?: Pick<FormerPages, 'find' | 'markFound'>;
  /**
   * Finds where the path of a missing page leads. `failed`: nobody can say right now.
   * @default nowhere
   */
  findMoved?: (path: string) => Promise<MovedPage | LoadedModel | undefined>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export function createEntryBuilder(options: EntryBuilderOptions): BuildEntry {
  const { builder, sources, config, renderer, gone, findReplacement, log } = options;
  const logErrorOnce = createLogOnce((what, message) => log.error(what, message));
  const describeMismatch = rememberFor((entry: Entry) => describePermalinkMismatch(entry, config));
  const findListed = createListedEntriesFinder(options.blocks);

  return async (path, chosen = {}) => {
    const replacement = await findReplacement(path);
    if (replacement) return builder.toLoadResult(await yieldAfterParsing(replacement.load(path)), { path });
    const revision = gone.getRevision();
    const read = await yieldAfterParsing(loadPage(sources, { path, chosen }, await renderer()));
    const moved = read.outcome === 'missing' ? await options.findMoved?.(path) : undefined;
    const loaded = moved ?? (await findFormer(read, path, options.formerPages));
    const model = 'model' in read && loaded === read ? read.model : undefined;
    const mismatch = model && 'entry' in model ? describeMismatch(model.entry) : undefined;
    if (mismatch) logErrorOnce({}, mismatch);
    const cards = model && findListed(model);
    return builder.toLoadResult(
      cards && loaded.outcome !== 'moved' ? { ...loaded, cards, revision } : loaded,
      {
        path,
        chosen,
      },
    );
  };
}

/** Makes a missing page that existed before one that is gone, or leads to where it is now. */
async function findFormer(
  loaded: LoadedModel | MovedPage,
  path: string,
  formerPages: EntryBuilderOptions['formerPages'],
): Promise<LoadedModel | MovedPage> {
  if (loaded.outcome === 'found') formerPages?.markFound(path);
  const former = loaded.outcome === 'missing' ? await formerPages?.find(path) : undefined;
  if (former === 'removed') return { outcome: 'missing', model: { kind: 'gone' }, fullyRead: true };
  return former ?? loaded;
}

/** Creates the function that returns the page keys of all entries listed on a page; `undefined` if it lists none. */
function createListedEntriesFinder(blocks: readonly BlockDefinition[]) {
  const findPickedCards = createPickedCardsFinder(blocks);
  return (model: LoadedEntry['model']): Set<string> | undefined => {
    if (model.kind !== 'entry') return undefined;
    const picked = findPickedCards(model.entry.content);
    const listed = Object.values(model.data.cards);
    if (picked.length + listed.length === 0) return undefined;
    const lists = [picked, ...listed].filter((cards) => cards !== 'failed');
    return new Set(lists.flatMap((cards) => [...collectCardKeys(cards)]));
  };
}

/** Returns an error message if the entry's permalink is on a host of neither the content service nor the site. */
function describePermalinkMismatch({ permalink }: Entry, config: Config): string | undefined {
  return permalink.startsWith('http') ? describeOriginMismatch(new URL(permalink).origin, config) : undefined;
}
