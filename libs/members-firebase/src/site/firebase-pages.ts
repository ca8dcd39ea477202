import {
  defineSiteSupplier,
  publicUrl,
  type SiteForward,
  type SiteIdentity,
  type SiteSupplier,
} from '@guildhall/suppliers/site';
import * as v from 'valibot';
import { isLocalHost } from '../login-data/local-host.ts';
import { recordsHost, toSessionKey, type FirebaseLoginData } from '../login-data/login-data.ts';

const identityHosts = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

const variables = {
  /** The project and its web API key, which is public. Unset: no login is shown, and the members' pages are 404. */
  IDENTITY_PROJECT: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,60}$/, 'is not a project ID'))),
  IDENTITY_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is not a web API key'))),
  /** Local `host:port` of a stand-in for identities and records, for a project `demo-…`. Unset: the vendor's own hosts. */
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.check(isLocalHost, 'must be a host and port on this machine')),
  ),
  /** Page that uses the codes in the identity service's own emails. Unset: the organisation's page for passwords. */
  AUTH_ACTION_URL: v.optional(v.pipe(publicUrl, v.regex(/^[^#\s]+$/, 'must not contain a fragment'))),
};

/**
 * The site's part: what pages call for logins with passwords, and what local stand-ins get in place of the vendor.
 *
 * @example
 * import { runSite } from '@guildhall/site/server';
 *
 * await runSite({ organisation, folder, identity: firebasePages });
 */
export const firebasePages: SiteSupplier<SiteIdentity> = defineSiteSupplier({
  name: 'Firebase',
  variables,
  required: ['IDENTITY_PROJECT', 'IDENTITY_API_KEY'],
  rules: [
    {
      variables: ['IDENTITY_API_KEY', 'IDENTITY_PROJECT'],
      isValid: ({ IDENTITY_PROJECT: project, IDENTITY_API_KEY: key }) =>
        (project === undefined) === (key === undefined),
      problem: 'must be set together with IDENTITY_PROJECT: set both, or neither',
    },
    {
      variables: ['IDENTITY_PROJECT', 'FIREBASE_AUTH_EMULATOR_HOST'],
      isValid: ({ IDENTITY_PROJECT: project, FIREBASE_AUTH_EMULATOR_HOST: emulator }) =>
        emulator === undefined || project?.startsWith('demo-') === true,
      problem: 'must start with demo- if FIREBASE_AUTH_EMULATOR_HOST is set',
    },
  ],
  connect({
    IDENTITY_PROJECT: projectId,
    IDENTITY_API_KEY: apiKey,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
    AUTH_ACTION_URL: actionUrl,
  }): SiteIdentity | undefined {
    if (projectId === undefined || apiKey === undefined) return undefined;
    const data: FirebaseLoginData = {
      ...{ apiKey, projectId },
      ...(emulator !== undefined && { standIn: 'yes', recordsPath: `/${recordsHost}` }),
    };
    const hosts = emulator === undefined ? [...identityHosts, recordsHost] : [];
    return {
      kind: 'passwords',
      sessionKey: toSessionKey(apiKey),
      data: { ...data },
      ...(actionUrl !== undefined && { actionUrl }),
      sources: { connections: hosts.map((host) => `https://${host}`) },
      forwards: emulator === undefined ? [] : createForwards(`http://${emulator}`),
    };
  },
});

/** Forwards to a stand-in, whose records have no path of their own. */
function createForwards(origin: string): SiteForward[] {
  return [
    ...identityHosts.map((host) => ({ path: `/${host}`, target: `${origin}/${host}` })),
    { path: `/${recordsHost}`, target: origin },
  ];
}
