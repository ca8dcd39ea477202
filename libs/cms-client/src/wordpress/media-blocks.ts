import { reportLoss } from '../problems/losses.ts';
import { getAttrs, getOwnHtml, type RawBlock } from './core-block.ts';
import { findAttributes, readCaption, readLinks } from './markup.ts';

export function convertVideo(raw: RawBlock): RawBlock {
  const html = getOwnHtml(raw);
  const video = findAttributes(html, 'video');
  const mp4 = video?.['src'] ?? findAttributes(html, 'source')?.['src'] ?? getAttrs(raw)['src'];
  if (findAttributes(html, 'track')) reportLoss('the subtitles of the video were left out', subtitlesAdvice);
  if (startsItself.test(html)) reportLoss(...startProblem);
  return { coverImage: video?.['poster'], description: readCaption(html), ...raw, mp4 };
}

const startsItself = /<video\b[^<>]*\sautoplay\b/i;
const startProblem = [
  'the video starts when its button is pressed; in WordPress it starts by itself',
  'Choose a cover that shows what it is about.',
] as const;
const subtitlesAdvice = 'Upload the video with burned-in subtitles, or link to a transcript.';

/** Converts a file block: the first link has its name, the second is its button. */
export function convertFile(raw: RawBlock): RawBlock {
  const links = readLinks(getOwnHtml(raw));
  const isButton = (link: (typeof links)[number]) =>
    link.attributes['class']?.includes('wp-block-file__button') === true;
  const name = links.find((link) => !isButton(link));
  const button = links.find(isButton);
  const url = name?.attributes['href'] ?? button?.attributes['href'] ?? getAttrs(raw)['href'];
  const link = { url, title: button?.html, target: name?.attributes['target'] };
  return { title: name?.html, ...raw, blockName: 'core/download-file', link };
}

/** Converts a recording to a download named by its caption. */
export function convertAudio(raw: RawBlock): RawBlock {
  const html = getOwnHtml(raw);
  const url = findAttributes(html, 'audio')?.['src'] ?? findAttributes(html, 'source')?.['src'];
  const link = { url: url ?? getAttrs(raw)['src'] };
  return { title: readCaption(html), ...raw, blockName: 'core/download-file', link };
}

/** Converts a button. Its row has the alignment. */
export function convertButton(raw: RawBlock, row: RawBlock | undefined): RawBlock {
  const [link] = readLinks(getOwnHtml(raw));
  const { href: url, target } = link?.attributes ?? {};
  return { alignment: getAlignment(row), ...raw, link: { title: link?.html, url, target } };
}

function getAlignment(row: RawBlock | undefined): string {
  const attrs = row ? getAttrs(row) : {};
  const layout = attrs['layout'] as { justifyContent?: unknown } | null | undefined;
  const where = layout?.justifyContent ?? attrs['align'];
  return where === 'center' || where === 'right' ? where : 'left';
}
