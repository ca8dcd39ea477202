import { createCmsClient, type CmsClient } from '@guildhall/cms-client';
import { organisation } from '@guildhall/website-organisation';
import type { WordPress } from '../harness/start-wordpress.ts';

/** The secrets of these tests. */
export const secrets = {
  GUILDHALL_CONTENT_KEY: 'content-key-of-tests',
  GUILDHALL_CONTENT_PREVIEW_KEY: 'preview-key-of-tests',
};

/** One response of a route, and what it cost. */
export interface RouteResponse {
  status: number;
  json: unknown;
  queries: number;
  ms: number;
}

/** Reads routes inside one run of PHP: each request of its own would start WordPress again. */
export async function readRoutes(
  wordPress: WordPress,
  routes: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, RouteResponse>> {
  const responses = await wordPress.evaluate(`
    global $wpdb;
    $responses = array();
    // Its start is the same for every route.
    rest_get_server();
    foreach ( json_decode( ${toPhp(routes)} ) as $route ) {
      $url     = wp_parse_url( $route );
      $request = new WP_REST_Request( 'GET', substr( $url['path'], strlen( '/wp-json' ) ) );
      wp_parse_str( $url['query'] ?? '', $query );
      $request->set_query_params( $query );
      $request->set_headers( json_decode( ${toPhp(headers)}, true ) );
      $queries  = $wpdb->num_queries;
      $start    = hrtime( true );
      $response = rest_do_request( $request );
      $ms       = ( hrtime( true ) - $start ) / 1e6;
      $responses[] = array( $route, array( 'status' => $response->get_status(), 'json' => $response->get_data(), 'queries' => $wpdb->num_queries - $queries, 'ms' => $ms ) );
    }
    return $responses;`);
  return new Map(responses as [string, RouteResponse][]);
}

/** Writes a value as a PHP text with its JSON. */
function toPhp(value: unknown): string {
  return `'${JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Creates the site's client on responses that were read before, and collects its problems. */
export function createClient(
  origin: string,
  responses: ReadonlyMap<string, RouteResponse>,
): { cms: CmsClient; problems: string[] } {
  const problems: string[] = [];
  const cms = createCmsClient({
    contentOrigin: origin,
    siteOrigin: 'https://www.example.org',
    mediaOrigins: [],
    // The reference page has a frame of a host that no site allows, on purpose.
    frameHosts: [new URL(origin).host, 'elsewhere.example'],
    ...(organisation.grounds && { grounds: organisation.grounds }),
    onProblem: ({ where, message }) => problems.push(`${where}: ${message}`),
    async readJson(route) {
      const response = responses.get(route);
      if (response?.status !== 200) throw new Error(`${route} has the status ${response?.status}`);
      return response.json;
    },
  });
  return { cms, problems };
}
