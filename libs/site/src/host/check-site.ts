import type { BlockDefinition } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import { findIslandProblems } from '../islands/check-islands.ts';
import type { OwnPages } from '../pages/own/define-pages.ts';
import type { Renderer } from '../page/renderer.ts';
import { createUsageError } from '../usage-error.ts';

interface CheckedSite {
  organisation: Organisation;
  blocks: readonly BlockDefinition[];
  /** Pages with data. @default none */
  pages?: readonly Pick<OwnPages, 'path'>[];
  renderer: Pick<Renderer, 'pagePaths' | 'viewNames' | 'islands' | 'head'>;
  /** Names of the files in `public/`. @default they are not checked */
  publicFiles?: readonly string[];
}

/**
 * Checks that a site's build and the lists that its server was started with belong together.
 *
 * @throws Error that lists every contradiction
 */
export function checkSite({ organisation, blocks, pages = [], renderer, publicFiles }: CheckedSite): void {
  const hidden = new Set<string>(Object.values(organisation.paths));
  const { icon, sharedPicture, manifest } = renderer.head;
  const icons = manifest.icons.map(({ src }) => src).filter((src) => src.startsWith('/'));
  const pictures = new Set([
    ...icons,
    ...[icon?.href, sharedPicture?.url].filter((href) => href !== undefined),
  ]);
  const problems = [
    ...[...pictures]
      .filter((href) => publicFiles?.includes(href.slice(1)) === false)
      .map(
        (href) =>
          `The site's head names ${href}, but public/ has no such file: add it, or set head of defineSite`,
      ),
    ...blocks
      .filter(({ name }) => !renderer.viewNames.includes(name))
      .map(({ name }) => `The block ${name} has no view: add it to views of defineSite, and build the site`),
    ...pages
      .filter(({ path }) => !renderer.pagePaths.includes(path))
      .map(
        ({ path }) => `The pages at ${path} have no view: add it to pages of defineSite, and build the site`,
      ),
    ...renderer.pagePaths
      .filter((path) => path.includes(':') && !pages.some((one) => one.path === path))
      .map((path) => `The pages at ${path} have no data: add those of definePages to pages of runSite`),
    ...renderer.pagePaths
      .filter((path) => hidden.has(path))
      .map((path) => `The page at ${path} would never be shown: this is a path of the members' area`),
    ...renderer.pagePaths
      .filter((path) => path === organisation.search)
      .map((path) => `The page at ${path} would never be shown: this is the path of the search`),
    ...findIslandProblems(renderer.islands, organisation).map((problem) => `${problem}, and build the site`),
  ];
  if (problems.length > 0)
    throw createUsageError(
      'GUILDHALL_SITE_LISTS',
      `The site's lists contradict each other. Fix these and start again:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
}
