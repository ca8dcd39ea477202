import { describe, expect, it } from 'vitest';
import { findConsent, formatConsent } from './consent-cookie.ts';

describe('the cookie with a choice', () => {
  it('is read if a site of 0.0.0 has set it', () => {
    expect(findConsent('consent=statistics.marketing-2', 2)).toEqual({
      ...{ purposes: ['statistics', 'marketing'], version: 2 },
    });
  });

  it('is read as it was written, beside other cookies', () => {
    for (const purposes of [['statistics'], ['statistics', 'marketing']]) {
      const choice = { purposes, version: 2 };
      expect(findConsent(`a=1; consent=${formatConsent(choice)}; b=2`, 2)).toEqual(choice);
    }
  });

  it('is no choice for a later version of the question, unless it is a refusal [2.8.3]', () => {
    expect(
      findConsent(`consent=${formatConsent({ purposes: ['statistics'], version: 1 })}`, 2),
    ).toBeUndefined();
    const refusal = { purposes: [], version: 1 };
    expect(findConsent(`consent=${formatConsent(refusal)}`, 2)).toEqual(refusal);
  });

  it.each([
    '',
    'consent=',
    'consent=statistics',
    'consent=STATISTICS-1',
    'my-consent=statistics-1',
    'consent=a-1b',
  ])('is not found in %j', (cookies) => {
    expect(findConsent(cookies, 1)).toBeUndefined();
  });
});
