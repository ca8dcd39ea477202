// cspell:ignore videoseries staffpicks shortfilms
import { describe, expect, it } from 'vitest';
import { createTestClient, rawEntry } from '../client/test-client.fixture.ts';
import { parseBlocks } from './parsed.fixture.ts';

async function read(...content: unknown[]) {
  const { cms } = createTestClient(rawEntry(content), { collectProblems: true });
  const { entry } = await cms.readEntry('/about');
  const { content: blocks = [], problems = [] } = entry ?? {};
  return { blocks, problems, messages: problems.map(({ message }) => message) };
}

describe('an embedded video', () => {
  const list = 'PLhouseOfTidesTalks2026';
  const embed = (url: string) => parseBlocks('embed', `<figure>${url}</figure>`, { attrs: { url } });

  it.each([
    ['https://youtu.be/a1B_-2c3D4e?t=1m30s', { videoId: 'a1B_-2c3D4e', start: 90 }],
    ['https://www.youtube.com/embed/a1B_-2c3D4e?start=45&amp;rel=0', { videoId: 'a1B_-2c3D4e', start: 45 }],
    [`https://www.youtube.com/playlist?list=${list}`, { playlist: list }],
    [`https://www.youtube.com/embed/videoseries?list=${list}`, { playlist: list }],
    [`https://www.youtube.com/watch?v=a1B_-2c3D4e&list=${list}`, { videoId: 'a1B_-2c3D4e', playlist: list }],
  ])('starts where its editor chose, or is a playlist: %s [2.4.19]', async (url, video) => {
    const { blocks, problems } = await read(embed(url));
    expect(blocks).toMatchObject([{ name: 'video', ...video }]);
    expect(problems).toEqual([]);
  });

  it('plays to its end, which editors are told if its URL says where to stop [2.4.37]', async () => {
    const { blocks, messages } = await read(embed('https://www.youtube.com/embed/a1B_-2c3D4e?start=5&end=9'));
    expect(blocks).toMatchObject([{ name: 'video', start: 5 }]);
    expect(messages).toEqual(['the video plays to its end: its URL says where to stop']);
  });

  it('of the media library starts when it is pressed, which editors are told [2.4.37]', async () => {
    const film = (more: string) =>
      parseBlocks('video', `<figure><video ${more} controls src="/film.mp4"></video></figure>`);
    expect((await read(film('autoplay loop muted'))).messages).toEqual([
      'the video starts when its button is pressed; in WordPress it starts by itself',
    ]);
    expect((await read(film('loop'))).messages).toEqual([]);
  });

  it('is a link to the live stream of a channel, with the reason for editors [2.4.37]', async () => {
    const { blocks, messages } = await read(
      embed('https://www.youtube.com/embed/live_stream?channel=UC_x5XG1OV2P6uZZ5FSM9Ttw'),
    );
    const url = 'https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw/live';
    expect(blocks).toMatchObject([{ name: 'iframe', link: { url } }]);
    expect(messages).toContain('a live stream is shown as a link: the site plays videos and playlists');
  });

  it.each([
    ['https://vimeo.com/76979871', '76979871'],
    ['https://vimeo.com/76979871/0a1b2c3d4e', '76979871?h=0a1b2c3d4e'],
    ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&badge=0', '76979871?h=0a1b2c3d4e'],
    ['//player.vimeo.com/video/76979871#t=1m30s', '76979871#t=1m30s'],
    ['https://vimeo.com/76979871/0a1b2c3d4e#t=30s', '76979871?h=0a1b2c3d4e#t=30s'],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871'],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', '76979871'],
  ])('of Vimeo keeps its key and its start: %s [2.4.32]', async (url, frame) => {
    const content = rawEntry([embed(url)]);
    const { cms } = createTestClient(content, { frameHosts: ['player.vimeo.com'] });
    const { entry } = await cms.readEntry('/about');
    expect(entry?.content).toMatchObject([
      { name: 'iframe', frame: `https://player.vimeo.com/video/${frame}` },
    ]);
  });
});
