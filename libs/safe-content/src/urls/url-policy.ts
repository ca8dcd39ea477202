/**
 * Which hosts links, pictures and frames may lead to. Comes from the app's configuration, never from content: at the
 * site from `apps/site/src/server/config.ts`, `FRAME_HOSTS` for instance.
 */
export interface UrlPolicy {
  /**
   * Where browsers reach the content service: `https://content.example`, or with the folder it lives in,
   * `https://www.example/cms`. Its page addresses become site-relative.
   */
  readonly contentOrigin: string;
  /**
   * Other addresses by which the content service calls itself: an internal host, an earlier domain.
   * @default []
   */
  readonly contentAliases?: readonly string[];
  /** Origin visitors see, such as `https://www.example`. */
  readonly siteOrigin: string;
  /** Further origins that pictures may come from. */
  readonly mediaOrigins: readonly string[];
  /** Hosts (with their port, when it is not the scheme's own) that frames may show: `www.youtube-nocookie.com`. */
  readonly frameHosts: readonly string[];
}

/** A policy with its addresses parsed once. */
export interface PolicyHosts {
  /** Where browsers reach the content service. */
  content: BaseUrl;
  /** All addresses by which the content service calls itself. */
  contentBases: readonly BaseUrl[];
  site: BaseUrl;
  media: readonly BaseUrl[];
  frameHosts: ReadonlySet<string>;
}

export interface BaseUrl {
  origin: string;
  protocol: string;
  /** Host and port; no port when it is the scheme's own. */
  host: string;
  port: string;
  /** `/cms`, or '' at the root of the host. */
  folder: string;
}

const hostsByPolicy = new WeakMap<UrlPolicy, PolicyHosts>();

/** Parses a policy, and remembers the outcome: the guards run hundreds of times per page. */
export function getPolicyHosts(policy: UrlPolicy): PolicyHosts {
  const cached = hostsByPolicy.get(policy);
  if (cached !== undefined) return cached;
  const content = parseBaseUrl('contentOrigin', policy.contentOrigin);
  const aliases = (policy.contentAliases ?? []).map((alias) => parseBaseUrl('contentAliases', alias));
  const hosts: PolicyHosts = {
    content,
    contentBases: [content, ...aliases],
    site: parseOrigin('siteOrigin', policy.siteOrigin),
    media: policy.mediaOrigins.map((origin) => parseOrigin('mediaOrigins', origin)),
    frameHosts: new Set(policy.frameHosts.map((host) => parseOrigin('frameHosts', `https://${host}`).host)),
  };
  hostsByPolicy.set(policy, hosts);
  return hosts;
}

function parseOrigin(setting: string, text: string): BaseUrl {
  const place = parseBaseUrl(setting, text);
  if (place.folder !== '') throw createPolicyError(setting, text);
  return place;
}

/** A mistake in the configuration must stop the app at start, not open or close a gate silently. */
function parseBaseUrl(setting: string, text: string): BaseUrl {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.href !== url.origin + url.pathname) throw createPolicyError(setting, text);
  const { origin, protocol, host, port, pathname } = url;
  return { origin, protocol, host, port, folder: pathname.replace(/\/+$/, '') };
}

function createPolicyError(setting: string, text: string): TypeError {
  return new TypeError(`${setting}: ${JSON.stringify(text)} is not an http or https origin`);
}
