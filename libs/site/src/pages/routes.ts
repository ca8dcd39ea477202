import type { RoutedFacts } from '../engine/page-kind.ts';
import { listRoutes, type PageRoute } from '../engine/routes.ts';
import { pageKinds } from './page-kinds.ts';

/** Creates the route table of an organisation's site, in the order of the specification's. */
export function createRoutes(organisation: RoutedFacts): readonly PageRoute[] {
  return listRoutes(pageKinds, organisation);
}
