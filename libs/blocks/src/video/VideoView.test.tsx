import type { BlockOf } from '@guildhall/cms-client';
import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { html } from '../cards/card.fixture.ts';
import { videoFile, hostedVideo } from './video.fixture.ts';

const changed = (block: BlockOf<'video'>, more: Partial<BlockOf<'video'>>) =>
  renderBlock({ ...block, ...more });
const withScript = (html: string) => html.replace(/<noscript>.*<\/noscript>/, '');

describe('a video', () => {
  it('is a cover with a button, and loads nothing before a press', () => {
    const page = renderBlock(hostedVideo);
    expect(withScript(page)).toMatch(/<img.*<button[^>]*aria-label="Play video: The last night shift/);
    expect(withScript(page)).not.toMatch(/youtube|<iframe|<video|<script/);
    expect(withScript(renderBlock(videoFile))).not.toMatch(/<video|\.mp4/);
  });

  it('says before it is played that its host may store cookies, unless it is a file [7.5.2]', () => {
    expect(withScript(renderBlock(hostedVideo))).toMatch(/may store cookies\.<\/p><button/);
    expect(renderBlock(videoFile)).not.toContain('cookies');
  });

  it('has a description if its editor wrote one [2.4.19]', () => {
    expect(renderBlock(hostedVideo)).toContain('<figcaption><span>The last night shift');
    expect(renderBlock(videoFile)).not.toContain('<figcaption');
  });

  it('keeps links in its description, and is named by its text [2.4.34]', () => {
    const page = changed(hostedVideo, {
      description: html('Filmed by <a href="/people/asta">Asta</a>'),
      descriptionText: 'Filmed by Asta',
    });
    expect(page).toContain('<figcaption><span>Filmed by <a href="/people/asta">Asta</a></span>');
    expect(page).toContain('aria-label="Play video: Filmed by Asta"');
  });

  it('is a link to the hosted video, or the file in a player, without script [2.4.19]', () => {
    expect(renderBlock(hostedVideo)).toMatch(
      /<noscript>.*<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=a1B_-2c3D4e"/,
    );
    expect(renderBlock(videoFile)).toMatch(
      /<noscript><video [^>]*src="[^"]*\/films\/tide\.mp4"[^>]*controls/,
    );
  });

  it('is a playlist, or starts where its editor chose, also without script [2.4.19]', () => {
    const { videoId: _, ...rest } = hostedVideo;
    const list = 'PLhouseOfTidesTalks2026';
    expect(renderBlock({ ...rest, playlist: list })).toContain(
      `href="https://www.youtube.com/playlist?list=${list}"`,
    );
    expect(changed(hostedVideo, { start: 90, playlist: list })).toContain(
      `href="https://www.youtube.com/watch?v=a1B_-2c3D4e&amp;list=${list}&amp;t=90s"`,
    );
  });

  it('prefers the hosted video if there are both [2.4.19]', () => {
    expect(
      changed(hostedVideo, { mp4: videoFile.mp4 as NonNullable<BlockOf<'video'>['mp4']> }),
    ).not.toContain('.mp4');
  });

  it('fills the screen if its editor chose that [2.4.20]', () => {
    expect(changed(videoFile, { enableMutedFullscreenVideo: true })).toContain('data-fills-screen="true"');
    expect(renderBlock(videoFile)).not.toContain('data-fills-screen');
  });

  it('works without a cover', () => {
    const { coverImage: _, ...bare } = hostedVideo;
    expect(renderBlock(bare)).not.toContain('<img');
  });
});
