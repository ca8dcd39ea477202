// cspell:ignore videoseries notyoutu
import { describe, expect, it } from 'vitest';
import { parseVideoAddress } from './video-address.ts';

const videoId = 'a1B_-2c3D4e';
const playlist = 'PLhouseOfTidesTalks2026';

describe('a URL of the video host', () => {
  it.each([
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1m30s', 90],
    ['t=1h2m3s', 3723],
    ['t=2m', 120],
    ['start=45', 45],
    ['time_continue=7', 7],
    ['feature=share&amp;t=42s', 42],
    ['feature=share&#038;start=42', 42],
    ['t=0', undefined],
    ['t=soon', undefined],
    ['t=-5', undefined],
    ['t=99999999', undefined],
  ])('says where the video starts: %s', (query, start) => {
    for (const page of [
      `https://www.youtube.com/watch?v=${videoId}&${query}`,
      `https://youtu.be/${videoId}?${query}`,
      `//www.youtube.com/embed/${videoId}?${query}`,
      `https://www.youtube.com/live/${videoId}?${query}`,
      `<iframe src="https://www.youtube-nocookie.com/embed/${videoId}?${query}" width="560"></iframe>`,
    ])
      expect(parseVideoAddress(page), page).toEqual({ videoId, ...(start !== undefined && { start }) });
  });

  it('says so in its fragment too', () => {
    expect(parseVideoAddress(`https://youtu.be/${videoId}#t=1m`)).toEqual({ videoId, start: 60 });
  });

  it.each([
    `https://www.youtube.com/embed/videoseries?list=${playlist}`,
    `https://www.youtube-nocookie.com/embed/videoseries?si=x&amp;list=${playlist}`,
    `https://www.youtube.com/playlist?list=${playlist}`,
    `https://m.youtube.com/playlist?list=${playlist}&feature=share`,
    `<iframe src="//www.youtube.com/embed/videoseries?list=${playlist}"></iframe>`,
    `https://www.youtube.com/embed/?listType=playlist&list=${playlist}`,
  ])('names a playlist: %s', (page) => {
    expect(parseVideoAddress(page)).toEqual({ playlist });
  });

  it('names a video in a playlist', () => {
    expect(
      parseVideoAddress(`https://www.youtube.com/watch?v=${videoId}&list=${playlist}&index=2&t=5`),
    ).toEqual({ videoId, playlist, start: 5 });
  });

  it.each(['WL', 'LL', 'RDa1B_-2c3D4e', 'PL"><script>', 'PLx'])(
    'has no playlist that only one visitor can see, or none at all: %s',
    (list) => {
      expect(parseVideoAddress(`https://youtu.be/${videoId}?list=${encodeURIComponent(list)}`)).toEqual({
        videoId,
      });
    },
  );

  it('names the live stream of a channel', () => {
    expect(
      parseVideoAddress('https://www.youtube.com/embed/live_stream?channel=UC_x5XG1OV2P6uZZ5FSM9Ttw'),
    ).toEqual({ live: 'https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw/live' });
  });

  it.each([
    ...[
      'https://www.youtube.com/@house',
      'https://www.youtube.com/',
      'https://youtu.be/',
      'youtube.com/embed/',
    ],
    ...['https://www.youtube.com/embed/live_stream?channel=%22', 'https://www.youtube.com/embed/videoseries'],
    ...['https://evil.example/youtube.com', 'notyoutu.be/a1B_-2c3D4e', `https://youtu.be/${'x'.repeat(30)}`],
    ...[undefined, 5, {}, `https://vimeo.com/76979871`],
  ])('has none of them: %s', (value) => {
    expect(parseVideoAddress(value)).toEqual({});
  });
});
