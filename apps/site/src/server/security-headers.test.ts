import { describe, expect, it } from 'vitest';
import { createContentSecurity } from './security-headers.ts';

const videoHost = {
  VIDEO_SCRIPT_URL: 'https://videos.example/iframe_api',
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

it('lets no script run but the own and the video host’s', () => {
  expect(secured().policy([])).toContain("; script-src 'self' https://videos.example;");
});
