import type { ContentType, CardType } from '../raw/raw-block.ts';
import type { RawLink } from '../raw/raw-card.ts';
import { picture } from '../../pictures/picture.ts';
import { onContentHost } from '../content-host.ts';
import type { BlockSeed, PictureSeed } from './seed.ts';

/**
 * Adds a background, a title, a description, classes or an anchor to a block.
 *
 * @example
 * withFrame(paragraph('Open daily'), { title: 'Hours', anchor: 'hours' });
 */
export function withFrame<Block extends BlockSeed>(
  block: Block,
  /** `colour`: a name from the organisation's grounds. */
  frame: { colour?: string; title?: string; description?: string; className?: string; anchor?: string },
): Block {
  return {
    ...block,
    ...(frame.colour && { backgroundColor: frame.colour }),
    ...(frame.title && { blockTitle: frame.title }),
    ...(frame.description && { blockDescription: frame.description }),
    ...((frame.className || frame.anchor) && {
      attrs: {
        ...(frame.className && { className: frame.className }),
        ...(frame.anchor && { anchor: frame.anchor }),
      },
    }),
  };
}

/** Creates a link. */
export const link = (title: string, url: string, target: RawLink['target'] = ''): RawLink => ({
  title,
  url,
  target,
});

/** Creates the title of a page, with an optional line below it. */
export const pageTitle = (title: string, subTitle?: string): BlockSeed => ({
  blockName: 'acf/page-title',
  title,
  ...(subTitle !== undefined && { subTitle }),
});

/** Creates the large picture with a title at the top of a page. */
export const hero = (title: string, subTitle: string, name: PictureSeed, to?: RawLink): BlockSeed => ({
  blockName: 'acf/hero',
  title,
  subTitle,
  image: picture(name),
  link: to ?? '',
});

/** Creates a paragraph of HTML. */
export const paragraph = (html: string): BlockSeed => ({ blockName: 'core/paragraph', textType: 'p', html });

/** Creates a heading of the second level. */
export const heading = (html: string): BlockSeed => ({ blockName: 'core/heading', textType: 'h2', html });

/** Creates a heading of the third level. */
export const subheading = (html: string): BlockSeed => ({ blockName: 'core/heading', textType: 'h3', html });

/** An editor's HTML; use one such block for several paragraphs. */
export const text = (html: string): BlockSeed => ({ blockName: 'core/text', textType: 'html', html });

/** Creates a quotation, with an optional source. */
export const quote = (html: string, source?: string): BlockSeed =>
  text(`<blockquote><p>${html}</p>${source === undefined ? '' : `<cite>${source}</cite>`}</blockquote>`);

/** Creates the first paragraph of a page, set larger than others. */
export const intro = (html: string): BlockSeed => ({ blockName: 'acf/intro-text', text: html });

/** Creates a first paragraph in the largest size. */
export const largeIntro = (html: string): BlockSeed => ({ blockName: 'acf/large-intro-text', text: html });

/** Creates an unordered list; its items are HTML. */
export const bullets = (...listItems: string[]): BlockSeed => ({
  blockName: 'core/list',
  listType: 'ul',
  listItems,
});

/** Creates a numbered list; its items are HTML. */
export const steps = (...listItems: string[]): BlockSeed => ({
  blockName: 'core/list',
  listType: 'ol',
  listItems,
});

/** Creates a link that looks like a button. */
export const button = (
  to: RawLink,
  alignment: 'left' | 'center' | 'right' = 'left',
  size: 'small' | 'normal' | 'large' = 'normal',
): BlockSeed => ({ blockName: 'core/button', link: to, alignment, size });

/** Creates a picture with a caption. */
export const figure = (
  name: PictureSeed,
  caption: string,
  size: 'standard' | 'wide' = 'standard',
): BlockSeed => ({
  blockName: 'acf/image',
  image: picture(name),
  size,
  text: caption,
});

/** Creates the title of the block that follows. */
export const blockTitle = (title: string): BlockSeed => ({ blockName: 'acf/block-title', title });

/** Creates the space between two blocks, with a line unless it is hidden. */
export const line = (height: 'small' | 'medium' | 'large' = 'medium', hidden = false): BlockSeed => ({
  blockName: 'acf/spacer-line',
  height,
  hideLine: hidden ? '1' : '0',
});

/** Creates a text beside a picture. */
export const imageText = (
  title: string,
  html: string,
  name: PictureSeed,
  alignment: 'left' | 'right',
  to?: RawLink,
): BlockSeed => ({
  blockName: 'acf/image-text',
  title,
  text: html,
  image: picture(name),
  alignment,
  link: to ?? '',
});

/** Creates a picture with a text and a link in front of it. */
export const banner = (title: string, description: string, name: PictureSeed, to: RawLink): BlockSeed => ({
  blockName: 'acf/banner',
  title,
  description,
  image: picture(name),
  link: to,
});

/** Creates cards that link to pages. */
export const cardLinks = (
  cardType: CardType,
  paths: string[],
  options: { contentType?: ContentType; enlargeFirst?: boolean } = {},
): BlockSeed => ({
  blockName: 'acf/card-links',
  cardType,
  ...(options.contentType && { contentType: options.contentType }),
  cards: paths,
  enlargeFirst: options.enlargeFirst === true ? '1' : '',
});

/** A list that the site fills from the card route of its content type. */
export const entryList = (
  contentType: ContentType,
  options: { filters?: boolean; perPage?: number; cardType?: CardType; button?: RawLink } = {},
): BlockSeed => ({
  blockName: 'acf/entry-list',
  contentType,
  entryRoute: onContentHost(
    `/wp-json/cards/api/${contentType}${options.perPage ? `?per_page=${options.perPage}` : ''}`,
  ),
  cats: options.filters ? { route: onContentHost(`/wp-json/filters/api/${contentType}`) } : [],
  displayByCat: options.filters ? '1' : '0',
  ...(options.cardType && { cardType: options.cardType }),
  enlargeFirst: '',
  buttonLink: options.button ?? '',
});

/** Creates a list of products of a collection of the shop. */
export const shopCollection = (collectionHandle: string, numberOfEntries = 3, to?: RawLink): BlockSeed => ({
  blockName: 'acf/shop-collection',
  collectionHandle,
  numberOfEntries: String(numberOfEntries),
  disableSp: '',
  buttonLink: to ?? '',
});
