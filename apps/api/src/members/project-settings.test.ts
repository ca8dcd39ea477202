import { describe, expect, it } from 'vitest';
import { fetchProjectProblems } from './project-settings.ts';

const right = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  recaptchaConfig: { emailPasswordEnforcementState: 'AUDIT' },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
};

const problemsOf = (answer: object, status = 200) =>
  fetchProjectProblems({
    project: 'guildhall-live',
    fetchAccessToken: async () => 'a-token',
    deadlineMs: 1_000,
    fetch: async (input, init) => {
      expect(String(input)).toBe(
        'https://identitytoolkit.googleapis.com/admin/v2/projects/guildhall-live/config',
      );
      expect(new Headers(init?.headers).get('authorization')).toBe('Bearer a-token');
      return Response.json(answer, { status });
    },
  });

describe('the identity service’s project', () => {
  it('is right with enumeration protection, without sign-up, deletion and an enforced captcha', async () => {
    expect(await problemsOf(right)).toEqual([]);
    expect(await problemsOf({ ...right, recaptchaConfig: {} })).toEqual([]);
  });

  it.each([
    [{ ...right, emailPrivacyConfig: {} }, /enumeration protection on/],
    [{ ...right, emailPrivacyConfig: undefined }, /enumeration protection on/],
    [{ ...right, client: { permissions: { disabledUserDeletion: true } } }, /sign-up off/],
    [
      { ...right, client: { permissions: { disabledUserSignup: false, disabledUserDeletion: true } } },
      /sign-up off/,
    ],
    // The vendor's own setting.
    [{ ...right, client: { permissions: { disabledUserSignup: true } } }, /deletion off/],
    [{ ...right, recaptchaConfig: { emailPasswordEnforcementState: 'ENFORCE' } }, /reCAPTCHA/],
  ])('says what to do about %j', async (answer, words) => {
    expect(await problemsOf(answer)).toEqual([expect.stringMatching(words)]);
  });

  it('has the vendor’s own settings of a new one, and says all that is wrong with them', async () => {
    expect(await problemsOf({})).toHaveLength(3);
  });

  it('that cannot be read is not right', async () => {
    await expect(problemsOf({}, 403)).rejects.toMatchObject({ code: 'UPSTREAM_STATUS', status: 403 });
  });
});
