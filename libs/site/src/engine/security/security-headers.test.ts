import { describe, expect, it } from 'vitest';
import { createContentSecurity, securityHeaders } from './security-headers.ts';

const organisation = { hsts: 'host' } as const;
const common = {
  VIDEO_ORIGIN: 'https://films.example',
  SERVICE_WORKER: 'off',
  EDITORS_PREVIEW: 'off',
  INDEXING: 'on',
} as const;
const billing = {
  sources: {
    scripts: ['https://js.billing.example'],
    styles: ['https://js.billing.example', 'https://house.billing.example/styles/'],
    frames: ['https://js.billing.example', 'https://house.billing.example'],
    connections: ['https://calls.billing.example'],
    payments: ['https://house.billing.example'],
    insertsStrings: true,
  },
};
const withoutBilling = {
  CONTENT_ORIGIN: 'https://content.example',
  MEDIA_ORIGINS: [],
  FRAME_HOSTS: [],
};
const secured = (...FRAME_HOSTS: string[]) =>
  createContentSecurity({ ...withoutBilling, ...common, FRAME_HOSTS }, organisation);

describe('frames', () => {
  it('are allowed only from the configured hosts and the video host, which may go full screen', () => {
    const { createPolicy, permissions } = secured('player.example', 'localhost:4400');
    expect(createPolicy([])).toContain(
      '; frame-src https://player.example http://localhost:4400 https://films.example;',
    );
    expect(permissions).toMatch(
      /, fullscreen=\(self "https:\/\/player.example" "http:\/\/localhost:4400" "https:\/\/films.example"\)$/,
    );
  });

  it('are those of videos alone if no other host is configured', () => {
    const { createPolicy, permissions } = secured();
    expect(createPolicy([])).toContain('; frame-src https://films.example;');
    expect(permissions).toMatch(/, fullscreen=\(self "https:\/\/films.example"\)$/);
  });
});

describe('scripts', () => {
  it('are the site’s own on a page without a video, which requires Trusted Types', () => {
    const policy = secured().createPolicy([]);
    expect(policy).toContain("; script-src 'self';");
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types guildhall;");
  });

  it('may name the service worker, where there is one', () => {
    const policy = createContentSecurity(
      { ...withoutBilling, ...common, SERVICE_WORKER: 'on' },
      organisation,
    ).createPolicy([]);
    expect(policy).toContain("; worker-src 'self';");
    expect(policy).toContain('; trusted-types guildhall guildhall-worker;');
  });

  it('are the site’s own and the video host’s player scripts on a page with a video', () => {
    const policy = secured().createPolicy([], { hasVideo: true });
    expect(policy).toContain(
      "; script-src 'self' https://films.example/iframe_api https://films.example/s/player/;",
    );
    expect(policy).not.toContain('trusted-types');
  });

  it('of the billing vendor, with its styles and frames, are allowed only on a page with a sign-up form [4.7.2]', () => {
    const { createPolicy, permissions } = createContentSecurity(
      {
        ...{
          CONTENT_ORIGIN: 'https://content.example',
          MEDIA_ORIGINS: [],
          FRAME_HOSTS: [],
        },
        ...common,
        billing,
      },
      organisation,
    );
    const withForm = createPolicy(['x'], { hasSignUp: true });
    expect(withForm).toContain("; script-src 'self' https://js.billing.example;");
    expect(withForm).toContain(
      "; style-src 'self' 'sha256-x' https://js.billing.example https://house.billing.example/styles/;",
    );
    expect(withForm).toContain(
      '; frame-src https://films.example https://js.billing.example https://house.billing.example;',
    );
    expect(withForm).toContain("; connect-src 'self' https://calls.billing.example;");
    expect(withForm).not.toContain('trusted-types');
    expect(createPolicy([], { hasVideo: true })).not.toContain('billing');
    expect(permissions).toContain('payment=(self "https://house.billing.example")');
  });

  it('of a billing vendor are not allowed if none is configured', () => {
    expect(secured().createPolicy([], { hasSignUp: true })).toContain("; script-src 'self';");
  });

  it('require Trusted Types beside a checkout without a script', () => {
    const config = { ...withoutBilling, ...common, billing: { checkout: {} } };
    expect(createContentSecurity(config, organisation).createPolicy([], { hasSignUp: true })).toBe(
      secured().createPolicy([]),
    );
  });

  it('that are blocked are reported to the site', () => {
    expect(secured().createPolicy([])).toMatch(/; report-uri \/_csp-reports$/);
  });
});

describe('payments', () => {
  const identity = { kind: 'passwords', sessionKey: 's', sources: { frames: ['https://logins.example'] } };
  const readPayments = (parts: object) => {
    const { permissions } = createContentSecurity({ ...withoutBilling, ...common, ...parts }, organisation);
    return /payment=\([^)]*\)/.exec(permissions)?.[0];
  };

  it('are taken by no page and no frame if no supplier takes any', () => {
    expect(readPayments({})).toBe('payment=()');
    expect(readPayments({ billing: { checkout: {}, sources: {} }, identity })).toBe('payment=()');
    expect(securityHeaders['permissions-policy']).toContain(' payment=(),');
  });

  it('are taken by the portal, not by the frames of logins', () => {
    expect(readPayments({ identity, portalOrigins: ['https://portal.example'] })).toBe(
      'payment=(self "https://portal.example")',
    );
  });

  it('are taken by each supplier that says so, which may be the page alone', () => {
    expect(readPayments({ billing: { sources: { payments: [] } } })).toBe('payment=(self)');
    const sources = { payments: ['https://wallet.example'] };
    expect(readPayments({ billing, identity: { ...identity, sources } })).toBe(
      'payment=(self "https://house.billing.example" "https://wallet.example")',
    );
  });
});
