import { describe, expect, it } from 'vitest';
import { fetchProjectProblems } from './project-settings.ts';

const right = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  recaptchaConfig: { emailPasswordEnforcementState: 'AUDIT' },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
};

const fetchProblems = (response: object, status = 200) =>
  fetchProjectProblems({
    project: 'guildhall-live',
    fetchAccessToken: async () => 'a-token',
    deadlineMs: 1_000,
    fetch: async (input, init) => {
      expect(String(input)).toBe(
        'https://identitytoolkit.googleapis.com/admin/v2/projects/guildhall-live/config',
      );
      expect(new Headers(init?.headers).get('authorization')).toBe('Bearer a-token');
      return Response.json(response, { status });
    },
  });

describe('the identity service’s project', () => {
  it('is safe with enumeration protection and without sign-up, deletion and an enforced reCAPTCHA', async () => {
    expect(await fetchProblems(right)).toEqual([]);
    expect(await fetchProblems({ ...right, recaptchaConfig: {} })).toEqual([]);
  });

  it.each([
    [{ ...right, emailPrivacyConfig: {} }, /enable email enumeration protection/],
    [{ ...right, emailPrivacyConfig: undefined }, /enable email enumeration protection/],
    [{ ...right, client: { permissions: { disabledUserDeletion: true } } }, /disable end-user sign-up/],
    [
      { ...right, client: { permissions: { disabledUserSignup: false, disabledUserDeletion: true } } },
      /disable end-user sign-up/,
    ],
    // The vendor's default.
    [{ ...right, client: { permissions: { disabledUserSignup: true } } }, /disable end-user deletion/],
    [{ ...right, recaptchaConfig: { emailPasswordEnforcementState: 'ENFORCE' } }, /reCAPTCHA/],
  ])('gets instructions for %j', async (response, words) => {
    expect(await fetchProblems(response)).toEqual([expect.stringMatching(words)]);
  });

  it('gets instructions for every default of a new project', async () => {
    expect(await fetchProblems({})).toHaveLength(3);
  });

  it('is not safe if it cannot be read', async () => {
    await expect(fetchProblems({}, 403)).rejects.toMatchObject({ code: 'UPSTREAM_STATUS', status: 403 });
  });
});
