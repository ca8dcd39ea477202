import { leftOut } from '../problems/left-out.ts';
import { attrsOf, ownHtml, type RawBlock } from './core-block.ts';
import { attributesOf, captionOf, linksIn } from './markup.ts';

/** A film of the media library. */
export function asFilm(raw: RawBlock): RawBlock {
  const html = ownHtml(raw);
  const film = attributesOf(html, 'video');
  const mp4 = film?.['src'] ?? attributesOf(html, 'source')?.['src'] ?? attrsOf(raw)['src'];
  if (attributesOf(html, 'track')) leftOut('the subtitles of the film were left out', subtitles);
  return { coverImage: film?.['poster'], description: captionOf(html), ...raw, mp4 };
}

const subtitles = 'Upload the film with its subtitles in the picture, or link to a text with its words.';

/** A file to take along: its name is the words of the first link, that of its button those of the second. */
export function asDownload(raw: RawBlock): RawBlock {
  const links = linksIn(ownHtml(raw));
  const isButton = (link: (typeof links)[number]) =>
    link.attributes['class']?.includes('wp-block-file__button') === true;
  const name = links.find((link) => !isButton(link));
  const button = links.find(isButton);
  const url = name?.attributes['href'] ?? button?.attributes['href'] ?? attrsOf(raw)['href'];
  const link = { url, title: button?.words, target: name?.attributes['target'] };
  return { title: name?.words, ...raw, blockName: 'core/download-file', link };
}

/** A recording, as a file with its caption for a name. */
export function asRecording(raw: RawBlock): RawBlock {
  const html = ownHtml(raw);
  const url = attributesOf(html, 'audio')?.['src'] ?? attributesOf(html, 'source')?.['src'];
  const link = { url: url ?? attrsOf(raw)['src'] };
  return { title: captionOf(html), ...raw, blockName: 'core/download-file', link };
}

/** A button; where it is, is said of the row that it is in. */
export function asButton(raw: RawBlock, row: RawBlock | undefined): RawBlock {
  const [link] = linksIn(ownHtml(raw));
  const { href: url, target } = link?.attributes ?? {};
  return { alignment: alignmentOf(row), ...raw, link: { title: link?.words, url, target } };
}

function alignmentOf(row: RawBlock | undefined): string {
  const attrs = row ? attrsOf(row) : {};
  const layout = attrs['layout'] as { justifyContent?: unknown } | null | undefined;
  const where = layout?.justifyContent ?? attrs['align'];
  return where === 'center' || where === 'right' ? where : 'left';
}
