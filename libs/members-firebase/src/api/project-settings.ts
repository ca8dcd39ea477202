import { createUpstream, UpstreamError } from '@guildhall/upstream';
import * as v from 'valibot';

/** Missing settings have the vendor's defaults. */
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
  origin?: string;
  fetch?: typeof fetch;
}

/**
 * Fetches the identity project's settings and checks them.
 *
 * @returns problems with instructions, one line each
 * @throws UpstreamError | IdentityFailure if the settings cannot be read
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
    problems.push('it reveals who is a member: enable email enumeration protection');
  if (!client.permissions.disabledUserSignup)
    problems.push('anyone can register someone else’s address: disable end-user sign-up');
  if (!client.permissions.disabledUserDeletion)
    problems.push('members can delete their login while they keep paying: disable end-user deletion');
  if (recaptchaConfig.emailPasswordEnforcementState === 'ENFORCE')
    problems.push('it enforces reCAPTCHA, which the site does not support: set enforcement to audit or off');
  return problems;
}
