import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import { renderBlockHtml } from './render-block-html.ts';
import { getCoreName, type RawBlock } from './core-block.ts';
import { convertButton, convertFile, convertVideo, convertAudio } from './media-blocks.ts';
import { convertEmbed } from './convert-embed.ts';

/** The field that says that a content service has made one of our blocks of WordPress's own. */
const convertedField: Record<string, string> = {
  ...{ paragraph: 'html', heading: 'html', text: 'html' },
  ...{ list: 'listItems', button: 'link', image: 'image', video: 'mp4' },
};

/** WordPress's blocks that are another block than text here. */
const converters = new Map<string, (raw: RawBlock, parent: RawBlock | undefined) => RawBlock>([
  ['separator', (raw) => ({ height: 'small', ...raw, blockName: 'core/spacer-line' })],
  ['spacer', (raw) => ({ hideLine: '1', ...raw, blockName: 'core/spacer-line' })],
  ['embed', convertEmbed],
  ['video', convertVideo],
  ['file', convertFile],
  ['audio', convertAudio],
  ['button', convertButton],
]);

/** True when a block of WordPress comes as a block of ours already. */
export function isConverted(raw: RawBlock): boolean {
  return Object.hasOwn(raw, convertedField[getCoreName(raw) ?? ''] ?? '');
}

/**
 * A block as WordPress itself parses and serialises it (`innerHTML`, `innerContent`, `innerBlocks`), as the block of
 * ours that shows the same: a film as a video, a file as a download, a button as a button, an embedded page as a frame
 * or a link, a separator as a line, everything else as the HTML it is. Any other block is given back as it is.
 *
 * @param parent the block that it is in
 */
export function convertCoreBlock(raw: unknown, parent?: RawBlock): unknown {
  if (!isRecord(raw)) return raw;
  const name = getCoreName(raw);
  if (name === undefined || isConverted(raw)) return raw;
  const other = converters.get(name);
  if (other) return other(raw, parent);
  const html = readWord(raw['html']) ?? renderBlockHtml(raw, []);
  return html === undefined || html.trim() === '' || name === 'shortcode'
    ? raw
    : { ...raw, blockName: 'core/text', textType: 'html', html };
}
