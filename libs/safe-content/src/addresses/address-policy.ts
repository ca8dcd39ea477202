/** Which hosts may stand behind links, pictures and frames. Comes from the app's configuration, never from content. */
export interface AddressPolicy {
  /** Origin of the content service, such as `https://content.example`. Its page addresses become site-relative. */
  readonly contentOrigin: string;
  /** Origin visitors see, such as `https://www.example`. */
  readonly siteOrigin: string;
  /** Further origins that pictures may come from. */
  readonly mediaOrigins: readonly string[];
  /** Hosts (with their port, when it is not the scheme's own) that frames may show: `www.youtube-nocookie.com`. */
  readonly frameHosts: readonly string[];
}

/** A policy with its origins parsed once. */
export interface KnownHosts {
  contentOrigin: string;
  contentHost: string;
  siteOrigin: string;
  siteHost: string;
  pictureOrigins: ReadonlySet<string>;
  frameHosts: ReadonlySet<string>;
}

const known = new WeakMap<AddressPolicy, KnownHosts>();

/** Parses a policy, and remembers the outcome: the guards run hundreds of times per page. */
export function knownHosts(policy: AddressPolicy): KnownHosts {
  const remembered = known.get(policy);
  if (remembered !== undefined) return remembered;
  const content = webOrigin('contentOrigin', policy.contentOrigin);
  const site = webOrigin('siteOrigin', policy.siteOrigin);
  const hosts: KnownHosts = {
    contentOrigin: content.origin,
    contentHost: content.host,
    siteOrigin: site.origin,
    siteHost: site.host,
    pictureOrigins: new Set([
      content.origin,
      ...policy.mediaOrigins.map((origin) => webOrigin('mediaOrigins', origin).origin),
    ]),
    frameHosts: new Set(policy.frameHosts.map((host) => webOrigin('frameHosts', `https://${host}`).host)),
  };
  known.set(policy, hosts);
  return hosts;
}

/** A mistake in the configuration must stop the app at start, not open or close a gate silently. */
function webOrigin(setting: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!isWeb || url.href !== `${url.origin}/`) {
    throw new TypeError(`${setting}: ${JSON.stringify(text)} is not an http or https origin`);
  }
  return url;
}
