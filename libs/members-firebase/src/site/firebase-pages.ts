import {
  defineSiteSupplier,
  publicOrigin,
  publicUrl,
  type SiteForward,
  type SiteIdentity,
  type SiteSupplier,
} from '@guildhall/suppliers/site';
import * as v from 'valibot';
import { recordsHost, toSessionKey, type FirebaseLoginData } from '../login-data/login-data.ts';

const identityHosts = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

const variables = {
  /** The project and its web API key, which is public. Unset: no login is shown, and the members' pages are 404. */
  IDENTITY_PROJECT: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{3,60}$/, 'is not a project ID'))),
  IDENTITY_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is not a web API key'))),
  /** A local stand-in for the identity service, for a project `demo-…`. Unset: the vendor's own hosts. */
  IDENTITY_ORIGIN: v.optional(publicOrigin),
  /** The same for members' records. */
  RECORDS_ORIGIN: v.optional(publicOrigin),
  /** Page that uses the codes in the identity service's own emails. Unset: the organisation's page for passwords. */
  AUTH_ACTION_URL: v.optional(v.pipe(publicUrl, v.regex(/^[^#\s]+$/, 'must not contain a fragment'))),
};

/**
 * The site's half: what pages call for logins with passwords, and what local stand-ins get in place of the vendor.
 *
 * @example
 * await runSite({ organisation, blocks, folder, identity: firebasePages });
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
      variables: ['IDENTITY_PROJECT', 'IDENTITY_ORIGIN', 'RECORDS_ORIGIN'],
      isValid: ({ IDENTITY_PROJECT: project, IDENTITY_ORIGIN: identity, RECORDS_ORIGIN: records }) =>
        (identity === undefined && records === undefined) || project?.startsWith('demo-') === true,
      problem: 'must start with demo- if IDENTITY_ORIGIN or RECORDS_ORIGIN is set',
    },
  ],
  connect({
    IDENTITY_PROJECT: projectId,
    IDENTITY_API_KEY: apiKey,
    IDENTITY_ORIGIN: identity,
    RECORDS_ORIGIN: records,
    AUTH_ACTION_URL: actionUrl,
  }): SiteIdentity | undefined {
    if (projectId === undefined || apiKey === undefined) return undefined;
    const data: FirebaseLoginData = {
      ...{ apiKey, projectId },
      ...(identity !== undefined && { standIn: 'yes' }),
      ...(records !== undefined && { recordsPath: `/${recordsHost}` }),
    };
    const hosts = [...(identity ? [] : identityHosts), ...(records ? [] : [recordsHost])];
    return {
      kind: 'passwords',
      sessionKey: toSessionKey(apiKey),
      data: { ...data },
      ...(actionUrl !== undefined && { actionUrl }),
      sources: { connections: hosts.map((host) => `https://${host}`) },
      forwards: [...toIdentityForwards(identity), ...toRecordForwards(records)],
    };
  },
});

function toIdentityForwards(origin: string | undefined): SiteForward[] {
  if (origin === undefined) return [];
  return identityHosts.map((host) => ({ path: `/${host}`, target: `${origin}/${host}` }));
}

/** A stand-in of records has no path of its own. */
function toRecordForwards(origin: string | undefined): SiteForward[] {
  return origin === undefined ? [] : [{ path: `/${recordsHost}`, target: origin }];
}
