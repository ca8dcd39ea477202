import { describe, expect, it } from 'vitest';
import { projectProblems } from './project-settings.ts';

const right = {
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  recaptchaConfig: { emailPasswordEnforcementState: 'AUDIT' },
  client: { permissions: { disabledUserSignup: true } },
};

const problemsOf = (answer: object, status = 200) =>
  projectProblems({
    project: 'guildhall-live',
    accessToken: async () => 'a-token',
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
  it('is right with enumeration protection, without sign-up and without an enforced captcha', async () => {
    expect(await problemsOf(right)).toEqual([]);
    expect(await problemsOf({ ...right, recaptchaConfig: {} })).toEqual([]);
  });

  it.each([
    [{ ...right, emailPrivacyConfig: {} }, /enumeration protection on/],
    [{ ...right, emailPrivacyConfig: undefined }, /enumeration protection on/],
    [{ ...right, client: {} }, /sign-up off/],
    [{ ...right, client: { permissions: { disabledUserSignup: false } } }, /sign-up off/],
    [{ ...right, recaptchaConfig: { emailPasswordEnforcementState: 'ENFORCE' } }, /reCAPTCHA/],
  ])('says what to do about %j', async (answer, words) => {
    expect(await problemsOf(answer)).toEqual([expect.stringMatching(words)]);
  });

  it('that cannot be read is not right', async () => {
    await expect(problemsOf({}, 403)).rejects.toMatchObject({ code: 'UPSTREAM_STATUS', status: 403 });
  });
});
