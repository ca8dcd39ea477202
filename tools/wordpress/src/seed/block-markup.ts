import type { BlockSeed, RawImage } from '@guildhall/sandbox/seed';

/** Numbers that the markup of a block refers to. */
export interface MarkupContext {
  /** Returns the number of a picture in the media library. */
  pictureId: (picture: RawImage) => number;
  /** Returns the number of an entry. */
  entryId: (path: string) => number;
  /** Returns the number of a file in the media library, by its address. */
  fileId: (url: string) => number | undefined;
}

type Values = Record<string, unknown>;

/** Fields of the blocks that are written as core's. */
interface CoreFields {
  textType: string;
  html: string;
  listType: 'ul' | 'ol';
  listItems: string[];
}

/** Writes a block of the sandbox's content as an editor saves it: core's for texts, ours for the rest. */
export function writeBlock(block: BlockSeed, context: MarkupContext): string {
  const { textType, html, listType, listItems } = block as unknown as CoreFields;
  switch (block.blockName) {
    case 'core/paragraph':
      return wrap('paragraph', `<p>${html}</p>`, withFrame(block));
    case 'core/heading': {
      const level = Number(textType.slice(1)) || 2;
      const attributes = { ...withFrame(block), ...(level !== 2 && { level }) };
      return wrap('heading', `<h${level} class="wp-block-heading">${html}</h${level}>`, attributes);
    }
    case 'core/list':
      return writeList(listType, listItems, withFrame(block));
    case 'core/text':
      return wrap('guildhall/text', '', { textType, html, ...withFrame(block) });
    default:
      return wrap(`guildhall/${block.blockName.replace(/^\w+\//, '')}`, '', toAttributes(block, context));
  }
}

function toAttributes(block: BlockSeed, context: MarkupContext): Values {
  const { blockName: _name, ...values } = block as Values & { blockName: string };
  const saved = Object.entries(values).map(([name, value]) => [name, toSaved(name, value, context)] as const);
  const attributes = { ...Object.fromEntries(saved), ...withFrame(block) };
  return block.blockName === 'acf/entry-list' ? readRoutes(attributes) : attributes;
}

const flags = new Set([
  'enlargeFirst',
  'displayByCat',
  'disableSp',
  'hideLine',
  'enableMutedFullscreenVideo',
]);

function toSaved(name: string, value: unknown, context: MarkupContext): unknown {
  if (name === 'attrs') return undefined;
  if (name === 'cards') return (value as string[]).map(context.entryId);
  if (flags.has(name)) return value === '1';
  if (name === 'numberOfEntries') return Number(value);
  if (isPicture(value)) return { id: context.pictureId(value), alt: value.alt ?? '' };
  if (Array.isArray(value) && value.length === 0) return undefined;
  if (Array.isArray(value)) return value.map((item) => (isRecord(item) ? toItem(item, context) : item));
  return value === '' ? undefined : value;
}

function toItem(item: Values, context: MarkupContext): Values {
  const saved = Object.entries(item).filter(([name]) => name !== 'id');
  return Object.fromEntries(saved.map(([name, value]) => [name, toSaved(name, value, context)]));
}

/** The form of a list asks for numbers and categories; the plug-in makes the routes. */
function readRoutes({ entryRoute, cats: _cats, ...saved }: Values): Values {
  const query = new URL(String(entryRoute)).searchParams;
  const [number, category] = [query.get('per_page'), query.get('category')];
  return {
    ...saved,
    ...(number !== null && { numberOfEntries: Number(number) }),
    ...(category !== null && { category }),
  };
}

function withFrame(block: BlockSeed): Values {
  const { attrs } = block as { attrs?: Values | [] };
  return isRecord(attrs) ? attrs : {};
}

function writeList(type: 'ol' | 'ul', items: readonly string[], attributes: Values): string {
  const written = items.map((item) => wrap('list-item', `<li>${item}</li>`, {})).join('\n');
  const own = { ...attributes, ...(type === 'ol' && { ordered: true }) };
  return wrap('list', `<${type} class="wp-block-list">${written}</${type}>`, own);
}

/** WordPress escapes in attributes what could end its comment. */
function wrap(name: string, html: string, attributes: Values): string {
  const json = JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');
  const opening = `wp:${name}${json === '{}' ? '' : ` ${json}`}`;
  return html === '' ? `<!-- ${opening} /-->` : `<!-- ${opening} -->\n${html}\n<!-- /wp:${name} -->`;
}

function isPicture(value: unknown): value is RawImage {
  return isRecord(value) && ('md' in value || 'lg' in value);
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
