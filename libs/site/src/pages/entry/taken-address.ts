import type { ContentProblem } from '@guildhall/cms-client';
import type { Organisation } from '@guildhall/organisation';
import type { PageModel } from '../../page/page-model.ts';
import { createRoutes, findPageKind, type RoutedFacts } from '../routes.ts';

/** Creates the check if the site has a page of its own at a path. Visitors get that one, never an entry. */
export function createOwnAddresses(
  organisation: RoutedFacts & Pick<Organisation, 'accessibility'>,
): (path: string) => boolean {
  const routes = createRoutes(organisation);
  return (path) =>
    path === organisation.accessibility?.path || (findPageKind(routes, path) ?? 'entry') !== 'entry';
}

/** Tells editors that visitors never see this entry: nothing else would, for lists and search link to its address. */
export function noteTakenAddress<Model extends PageModel>(model: Model, path: string): Model {
  if (model.kind !== 'entry') return model;
  const problem: ContentProblem = {
    where: `entry ${path}`,
    message: 'visitors do not see this page: the site has a page of its own at this address',
    advice: 'Choose another address for it.',
  };
  return { ...model, data: { ...model.data, problems: [...(model.data.problems ?? []), problem] } };
}
