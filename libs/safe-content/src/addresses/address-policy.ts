/**
 * Which hosts links, pictures and frames may lead to. Comes from the app's configuration, never from content: at the
 * site from `apps/site/src/server/config.ts`, `FRAME_HOSTS` for instance.
 */
export interface AddressPolicy {
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
export interface KnownHosts {
  /** Where browsers reach the content service. */
  content: KnownPlace;
  /** All addresses by which the content service calls itself. */
  contentPlaces: readonly KnownPlace[];
  site: KnownPlace;
  media: readonly KnownPlace[];
  frameHosts: ReadonlySet<string>;
}

export interface KnownPlace {
  origin: string;
  protocol: string;
  /** Host and port; no port when it is the scheme's own. */
  host: string;
  port: string;
  /** `/cms`, or '' at the root of the host. */
  folder: string;
}

const known = new WeakMap<AddressPolicy, KnownHosts>();

/** Parses a policy, and remembers the outcome: the guards run hundreds of times per page. */
export function knownHosts(policy: AddressPolicy): KnownHosts {
  const remembered = known.get(policy);
  if (remembered !== undefined) return remembered;
  const content = placeOf('contentOrigin', policy.contentOrigin);
  const aliases = (policy.contentAliases ?? []).map((alias) => placeOf('contentAliases', alias));
  const hosts: KnownHosts = {
    content,
    contentPlaces: [content, ...aliases],
    site: originOf('siteOrigin', policy.siteOrigin),
    media: policy.mediaOrigins.map((origin) => originOf('mediaOrigins', origin)),
    frameHosts: new Set(policy.frameHosts.map((host) => originOf('frameHosts', `https://${host}`).host)),
  };
  known.set(policy, hosts);
  return hosts;
}

function originOf(setting: string, text: string): KnownPlace {
  const place = placeOf(setting, text);
  if (place.folder !== '') throw mistake(setting, text);
  return place;
}

/** A mistake in the configuration must stop the app at start, not open or close a gate silently. */
function placeOf(setting: string, text: string): KnownPlace {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.href !== url.origin + url.pathname) throw mistake(setting, text);
  const { origin, protocol, host, port, pathname } = url;
  return { origin, protocol, host, port, folder: pathname.replace(/\/+$/, '') };
}

function mistake(setting: string, text: string): TypeError {
  return new TypeError(`${setting}: ${JSON.stringify(text)} is not an http or https origin`);
}
