import { expect, it } from 'vitest';
import { joinFragments, type HtmlFragment } from './html-fragments.ts';

const shared = (text: string, hash: string) => ({ bytes: Buffer.from(text), hash });
const joinHtml = (parts: readonly HtmlFragment[]) => Buffer.concat(joinFragments(parts).pieces);

it('joins fragments in order', () => {
  expect(joinHtml(['<style>', shared('a{b:c}', '1'), '</style>é']).toString()).toBe('<style>a{b:c}</style>é');
});

it.each(['', 'plain', 'é – „Ångström“ 🐝', 'half a letter: \ud83d', '\udc1d and its other half'])(
  'encodes %j as UTF-8',
  (text) => expect(joinHtml([text])).toEqual(Buffer.from(text)),
);

it('gives different tags for any different fragment, shared ones by their hash', () => {
  const { tag } = joinFragments(['a', shared('b', '1')]);
  expect(joinFragments(['a', shared('b', '1')]).tag).toBe(tag);
  expect(joinFragments(['b', shared('b', '1')]).tag).not.toBe(tag);
  expect(joinFragments(['a', shared('c', '2')]).tag).not.toBe(tag);
});

it('does not change a page when it joins the next, however long', () => {
  const texts = ['é'.repeat(400_000), 'short', '🐝'.repeat(300_000), ''];
  const pages = texts.map((text) => joinHtml(['<p>', text, shared('</p>', '1')]));
  expect(pages.map(String)).toEqual(texts.map((text) => `<p>${text}</p>`));
});

it('gives equal tags for equal text, however it is split', () => {
  expect(joinFragments(['ab', 'c', shared('d', '1'), 'e']).tag).toBe(
    joinFragments(['a', 'bc', shared('d', '1'), 'e']).tag,
  );
});

it('shares the bytes of long fragments between pages, in their places', () => {
  const styles = shared('a{b:c}'.repeat(1000), '1');
  const short = shared('<nav>', '2');
  for (const text of ['one', 'another']) {
    const { pieces } = joinFragments([text, styles, short, 'x', styles]);
    expect(pieces.map(String)).toEqual([text, `${styles.bytes}`, '<nav>x', `${styles.bytes}`]);
    expect(pieces[1]?.buffer).toBe(styles.bytes.buffer);
  }
});
