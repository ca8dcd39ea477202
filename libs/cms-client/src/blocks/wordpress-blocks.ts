import { isRecord } from '../fields/is-record.ts';
import { allItems, readWord } from '../fields/values.ts';
import { readVideoId } from './video-id.ts';

type RawBlock = Readonly<Record<string, unknown>>;

/** Deeper than editors nest. */
const deepest = 20;

/** Blocks of WordPress that only hold others. */
const containers = new Set(['columns', 'column', 'group', 'row', 'stack', 'cover', 'buttons', 'gallery']);

/** The field that says that a content service has made one of our blocks of WordPress's own. */
const ownField: Record<string, string> = {
  ...{ paragraph: 'html', heading: 'html', text: 'html' },
  ...{ list: 'listItems', button: 'link', image: 'image', video: 'mp4' },
};

/** The blocks in a container, to be shown in its place one after the other; `undefined` for a block that is none. */
export function innerBlocksOf(raw: unknown): unknown[] | undefined {
  if (!isRecord(raw) || !containers.has(coreName(raw) ?? '')) return undefined;
  const inner = allItems(raw['innerBlocks']);
  return inner === undefined || inner.length === 0 ? undefined : inner;
}

/**
 * A block as WordPress itself parses and serialises it (`innerHTML`, `innerContent`, `innerBlocks`), as the block of
 * ours that shows the same: an embedded film as a video, any other embedded page as a frame or a link, a separator as a
 * line, everything else as the HTML it is. Any other block is given back as it is.
 */
export function fromWordPress(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const name = coreName(raw);
  if (name === undefined || Object.hasOwn(raw, ownField[name] ?? '')) return raw;
  if (name === 'separator') return { height: 'small', ...raw, blockName: 'core/spacer-line' };
  if (name === 'spacer') return { hideLine: '1', ...raw, blockName: 'core/spacer-line' };
  if (name === 'embed') return embedded(raw);
  const html = readWord(raw['html']) ?? htmlOf(raw, 0);
  return html === undefined || html.trim() === '' || name === 'shortcode'
    ? raw
    : { ...raw, blockName: 'core/text', textType: 'html', html };
}

/** What an editor pasted to be fetched from elsewhere. */
function embedded(raw: RawBlock): RawBlock {
  const attrs = isRecord(raw['attrs']) ? raw['attrs'] : {};
  const url = raw['url'] ?? attrs['url'];
  const videoId = readVideoId(url);
  if (videoId !== undefined) return { ...raw, blockName: 'core/video', videoId };
  return { ...raw, blockName: 'core/iframe', link: { title: raw['title'], url }, height: '30rem' };
}

/** The name of one of WordPress's own blocks. Text that was written before there were blocks has none. */
function coreName(raw: RawBlock): string | undefined {
  const blockName = readWord(raw['blockName']);
  if (blockName === undefined) return typeof raw['innerHTML'] === 'string' ? 'freeform' : undefined;
  return blockName.startsWith('core/') ? blockName.slice('core/'.length) : undefined;
}

/** Puts a block's HTML together as WordPress does: each gap in `innerContent` is the next inner block's. */
function htmlOf(raw: RawBlock, depth: number): string | undefined {
  const { innerHTML, innerContent, innerBlocks } = raw;
  const inner = allItems(innerBlocks) ?? [];
  if (inner.length === 0 || depth === deepest || !Array.isArray(innerContent))
    return typeof innerHTML === 'string' ? innerHTML : undefined;
  let next = 0;
  return innerContent
    .map((part: unknown) => {
      if (typeof part === 'string') return part;
      const block = inner[next++];
      return (isRecord(block) && (readWord(block['html']) ?? htmlOf(block, depth + 1))) || '';
    })
    .join('');
}
