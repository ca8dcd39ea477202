import { isRecord } from '../fields/is-record.ts';
import { readWord } from '../fields/values.ts';
import { renderBlockHtml } from './render-block-html.ts';
import { getCoreName, type RawBlock } from './core-block.ts';
import { convertButton, convertFile, convertVideo, convertAudio } from './media-blocks.ts';
import { convertEmbed } from './convert-embed.ts';

/** Field that marks a WordPress block as already converted by the content service. */
const convertedField: Record<string, string> = {
  ...{ paragraph: 'html', heading: 'html', text: 'html' },
  ...{ list: 'listItems', button: 'link', image: 'image', video: 'mp4' },
};

/** WordPress blocks that do not become text. */
const converters = new Map<string, (raw: RawBlock, parent: RawBlock | undefined) => RawBlock>([
  ['separator', (raw) => ({ height: 'small', ...raw, blockName: 'core/spacer-line' })],
  ['spacer', (raw) => ({ hideLine: '1', ...raw, blockName: 'core/spacer-line' })],
  ['embed', convertEmbed],
  ['video', convertVideo],
  ['file', convertFile],
  ['audio', convertAudio],
  ['button', convertButton],
]);

export function isConverted(raw: RawBlock): boolean {
  return Object.hasOwn(raw, convertedField[getCoreName(raw) ?? ''] ?? '');
}

/**
 * Converts a block as WordPress parses it (`innerHTML`, `innerContent`, `innerBlocks`) to the matching block of ours:
 * video, download, button, iframe or link, line; anything else becomes text. Other blocks are returned unchanged.
 *
 * @param parent the block that contains it
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
