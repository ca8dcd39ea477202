import { parseUrl } from './parse-web-url.ts';

/**
 * Allowed hosts of links, images and frames. From the app's configuration, never from content: for the site
 * `libs/site/src/config/config.ts`, such as `FRAME_HOSTS`.
 */
export interface UrlPolicy {
  /**
   * Public URL of the content service: `https://content.example`, or with a folder, `https://www.example/cms`. Links
   * to its pages become site-relative.
   */
  readonly contentOrigin: string;
  /**
   * Other URLs that the content service uses for itself: an internal host, an earlier domain.
   * @default []
   */
  readonly contentAliases?: readonly string[];
  /** Public origin of the site, such as `https://www.example`. */
  readonly siteOrigin: string;
  /** Further origins of images. */
  readonly mediaOrigins: readonly string[];
  /** Hosts that may be embedded, with any non-default port: `www.youtube-nocookie.com`. */
  readonly frameHosts: readonly string[];
}

/** A policy with parsed URLs. */
export interface PolicyHosts {
  content: BaseUrl;
  /** All URLs that the content service uses for itself. */
  contentBases: readonly BaseUrl[];
  site: BaseUrl;
  media: readonly BaseUrl[];
  frameHosts: ReadonlySet<string>;
}

export interface BaseUrl {
  origin: string;
  protocol: string;
  /** Host, with a non-default port. */
  host: string;
  port: string;
  /** `/cms`, or '' for the root. */
  folder: string;
}

const hostsByPolicy = new WeakMap<UrlPolicy, PolicyHosts>();

/** Parses a policy and caches the result: it is needed hundreds of times per page. */
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

/** An invalid policy must stop the start of the app, never change what is allowed silently. */
function parseBaseUrl(setting: string, text: string): BaseUrl {
  const url = parseUrl(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.href !== url.origin + url.pathname) throw createPolicyError(setting, text);
  const { origin, protocol, host, port, pathname } = url;
  return { origin, protocol, host, port, folder: pathname.replace(/\/+$/, '') };
}

function createPolicyError(setting: string, text: string): TypeError {
  return new TypeError(`${setting}: ${JSON.stringify(text)} is not an http or https origin`);
}
