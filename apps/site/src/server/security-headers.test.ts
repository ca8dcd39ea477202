import { describe, expect, it } from 'vitest';
import { createContentSecurity } from './security-headers.ts';

const videoHost = {
  VIDEO_SCRIPT_URL: 'https://videos.example/iframe_api',
  VIDEO_SCRIPT_FOLDERS: ['/s/player/'],
  VIDEO_FRAME_ORIGIN: 'https://films.example',
};
const secured = (...FRAME_HOSTS: string[]) =>
  createContentSecurity({
    CONTENT_ORIGIN: 'https://content.example',
    MEDIA_ORIGINS: [],
    FRAME_HOSTS,
    ...videoHost,
  });

describe('frames', () => {
  it('are let in from the configured hosts and the video host only, and these may fill the screen', () => {
    const { policy, permissions } = secured('player.example', 'localhost:4400');
    expect(policy([])).toContain(
      '; frame-src https://player.example http://localhost:4400 https://films.example;',
    );
    expect(permissions).toMatch(
      /, fullscreen=\(self "https:\/\/player.example" "http:\/\/localhost:4400" "https:\/\/films.example"\)$/,
    );
  });

  it('are those of films alone when no other host is configured', () => {
    const { policy, permissions } = secured();
    expect(policy([])).toContain('; frame-src https://films.example;');
    expect(permissions).toMatch(/, fullscreen=\(self "https:\/\/films.example"\)$/);
  });
});

describe('scripts', () => {
  it('are the own alone on a page without a film, where no text becomes HTML or script by itself', () => {
    const policy = secured().policy([]);
    expect(policy).toContain("; script-src 'self';");
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types guildhall;");
  });

  it('are the own and those by which the video host makes players on a page with a film', () => {
    const policy = secured().policy([], { hasFilm: true });
    expect(policy).toContain(
      "; script-src 'self' https://videos.example/iframe_api https://videos.example/s/player/;",
    );
    expect(policy).not.toContain('trusted-types');
  });

  it('that are stopped are reported to the site', () => {
    expect(secured().policy([])).toMatch(/; report-uri \/_csp-reports$/);
  });
});
