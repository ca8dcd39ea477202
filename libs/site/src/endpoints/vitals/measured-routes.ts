import type { Organisation } from '@guildhall/organisation';
import type { PageModel } from '../../page/page-model.ts';
import type { Config } from '../../config/config.ts';
import { isPrivate } from '../../engine/page-headers.ts';
import { createRoutes, findRoute, type RoutedFacts } from '../../pages/routes.ts';
import { findConsentSettings } from '../../engine/security/tag-manager.ts';

type MeasuringConfig = Pick<Config, 'TAG_SCRIPT_URL' | 'SITE_METRICS_PORT'>;

/**
 * Creates the function that names the route of a page whose speed is measured. `undefined` for all pages of a site that
 * measures none; else for those with personal data, for the question about cookies, and for those that stand at every
 * path, such as a 404.
 */
export function createMeasuredRoutes(
  config: MeasuringConfig,
  organisation: RoutedFacts & Pick<Organisation, 'consent'>,
): (kind: PageModel['kind'], path: string) => string | undefined {
  if (!findConsentSettings(config, organisation)?.webVitals) return () => undefined;
  const routes = createRoutes(organisation);
  return (kind, path) =>
    path === '' || kind === 'consent' || isPrivate(kind) ? undefined : findRoute(routes, path)?.name;
}
