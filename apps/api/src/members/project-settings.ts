import { createUpstream, UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';

/** A project's settings. Missing ones are off, or have their default. */
const settings = v.looseObject({
  emailPrivacyConfig: v.optional(
    v.object({ enableImprovedEmailPrivacy: v.optional(v.boolean(), false) }),
    {},
  ),
  recaptchaConfig: v.optional(v.object({ emailPasswordEnforcementState: v.optional(v.string(), 'OFF') }), {}),
  client: v.optional(
    v.object({
      permissions: v.optional(
        v.object({
          disabledUserSignup: v.optional(v.boolean(), false),
          disabledUserDeletion: v.optional(v.boolean(), false),
        }),
        {},
      ),
    }),
    {},
  ),
});

export interface ProjectSettingsOptions {
  project: string;
  fetchAccessToken: () => Promise<string>;
  deadlineMs: number;
  /** The identity service's. */
  origin?: string;
  fetch?: typeof fetch;
}

/**
 * Reads the settings of a project at the identity service.
 *
 * @returns what is wrong with them and what to do, one line each
 * @throws UpstreamError | IdentityFailure when they cannot be read
 */
export async function fetchProjectProblems({
  project,
  fetchAccessToken,
  origin = 'https://identitytoolkit.googleapis.com',
  ...options
}: ProjectSettingsOptions): Promise<string[]> {
  const upstream = createUpstream({ name: 'identity', origin, ...options });
  const response = await upstream.readJson(`/admin/v2/projects/${project}/config`, {
    headers: { authorization: `Bearer ${await fetchAccessToken()}` },
  });
  const result = v.safeParse(settings, response);
  if (!result.success) throw new UpstreamError('UPSTREAM_BODY', 'identity', '/config');
  const { emailPrivacyConfig, recaptchaConfig, client } = result.output;
  const problems: string[] = [];
  if (!emailPrivacyConfig.enableImprovedEmailPrivacy)
    problems.push('it tells strangers who is a member: switch e-mail enumeration protection on');
  if (!client.permissions.disabledUserSignup)
    problems.push('anybody can make an account with somebody else’s address: switch end-user sign-up off');
  if (!client.permissions.disabledUserDeletion)
    problems.push(
      'members can delete their login and keep paying, with no mail to set a new password: switch end-user deletion off',
    );
  if (recaptchaConfig.emailPasswordEnforcementState === 'ENFORCE')
    problems.push(
      'it asks for a reCAPTCHA at each login, which the site has none of: set its enforcement to audit or off',
    );
  return problems;
}
