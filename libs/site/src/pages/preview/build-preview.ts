import type { PageUrl } from '@guildhall/blocks';
import { yieldAfterParsing, type PageBuilder } from '../../engine/page-builder.ts';
import type { StoredPage } from '../../engine/page-cache/stored-page.ts';
import type { FindReplacement } from '../../engine/page-kind.ts';
import { findPageKind, type PageRoute } from '../../engine/routes.ts';
import type { BlockListFinder } from '../../page/renderer.ts';
import { loadPreview, type PreviewSources } from '../entry/load-page.ts';
import { noteTakenAddress } from '../entry/taken-address.ts';

interface PreviewRequest {
  id: number;
  /** Give access to drafts at the content service: the first, or else the next. */
  previewKeys: readonly string[];
  /** Repeated in the links of the preview. */
  ticket: string;
  chosen: PageUrl['chosen'];
}

/** Builds an entry for editors, whatever its status. Only for holders of a ticket to it. */
export type BuildPreview = (request: PreviewRequest) => Promise<StoredPage>;

export interface PreviewBuilderOptions {
  builder: Pick<PageBuilder, 'build'>;
  sources: PreviewSources;
  renderer: () => BlockListFinder | Promise<BlockListFinder>;
  routes: readonly PageRoute[];
  findReplacement: FindReplacement;
}

export function createPreviewBuilder({
  builder,
  sources,
  renderer,
  routes,
  findReplacement,
}: PreviewBuilderOptions): BuildPreview {
  /** Visitors get the site's own page at such a path, never an entry. */
  const isTaken = async (path: string) =>
    (findPageKind(routes, path) ?? 'entry') !== 'entry' || (await findReplacement(path)) !== undefined;
  return async ({ ticket, chosen, ...request }) => {
    const { model, path, ...loaded } = await yieldAfterParsing(
      loadPreview(sources, { ...request, chosen }, await renderer()),
    );
    const shown = (await isTaken(path)) ? noteTakenAddress(model, path) : model;
    return builder.build({ model: shown, ...loaded }, { path, chosen, ticket }, 'ticket');
  };
}
