import type { FastifyInstance } from 'fastify';
import type { FindReplacement, OpenPages, PageKind, TraitsByKind } from '../engine/page-kind.ts';
import type { PageKindOptions } from '../pages/page-kind-options.ts';

type Kinds = readonly PageKind<PageKindOptions>[];

/** Returns how the pages of all models are sent. */
export function listModels(kinds: Kinds): TraitsByKind {
  return Object.assign({}, ...kinds.map(({ models }) => models)) as TraitsByKind;
}

/** Creates the function that replaces what is secret in the path of any page, for logs. */
export function createSecretsHider(kinds: Kinds): (path: string) => string {
  return (path) => kinds.reduce((shown, kind) => kind.hideSecrets?.(shown) ?? shown, path);
}

/** Creates the function that finds the page of another kind that is shown instead of an entry: the first of the list. */
export function createReplacementFinder(
  kinds: Kinds,
  parts: Omit<PageKindOptions, 'findReplacement'>,
): FindReplacement {
  const withoutIt = { ...parts, findReplacement: async () => undefined };
  const replacements = kinds.flatMap((kind) => kind.replaceEntries?.(withoutIt) ?? []);
  return async (path) => {
    for (const replacement of replacements) if (await replacement.isAt(path)) return replacement;
    return undefined;
  };
}

/** Opens the page kinds that the site has, by their names, until the server closes. */
export async function openPageKinds(
  app: FastifyInstance,
  kinds: Kinds,
  parts: Omit<PageKindOptions, 'findReplacement'>,
): Promise<ReadonlyMap<string, OpenPages>> {
  const options = { ...parts, findReplacement: createReplacementFinder(kinds, parts) };
  const opened = new Map<string, OpenPages>();
  for (const kind of kinds) {
    const pages = await kind.open?.(options);
    if (!pages) continue;
    opened.set(kind.name, pages);
    app.addHook('onClose', async () => pages.close?.());
  }
  return opened;
}
