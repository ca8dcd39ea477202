import type { ContentReaders } from '../fields/content-readers.ts';
import type { Fields, FieldValues } from '../fields/field.ts';

/** Options of `defineBlock`. */
export interface BlockOptions<Own extends Fields, Values extends object> {
  /**
   * Label in the editor's list of blocks.
   * @default derived from its name
   */
  label?: string;
  /** One line about what the block shows. */
  help: string;
  /**
   * Category, icon and keywords by which editors find the block in a list of all.
   * @default the category `layout`, a plain icon, no keywords
   */
  finding?: BlockFinding;
  /** The field whose text names the block in an outline of the page. */
  titledBy?: keyof Own & string;
  /**
   * Fields that only the content service asks editors for. It makes the block's routes from them; the site does not read
   * them.
   */
  sourceFields?: Fields;
  /**
   * Values of an example, without pictures and entries, which only the content service has.
   * @default {}
   */
  example?: Readonly<Record<string, unknown>>;
  /** True if a page needs at most one. */
  once?: true;
  /**
   * Further names of the block, with the default values of fields under each.
   * @default {}
   */
  also?: Readonly<Record<string, { readonly [Name in keyof Own]?: unknown }>>;
  /** Fields of which at least one is required, and their description: `a video`. */
  needsOneOf?: { readonly fields: readonly (keyof Own & string)[]; readonly expected: string };
  /** Computes the block's values from the parsed fields, if they differ. */
  complete?: (values: FieldValues<Own>, parts: CompleteContext) => Values;
}

/**
 * Categories of the editor’s list of blocks, in its order.
 *
 * @example
 * blockCategories.map((category) => `guildhall-${category}`)[0]; // 'guildhall-text'
 */
export const blockCategories = ['text', 'media', 'lists', 'membership', 'shop', 'contact', 'layout'] as const;

/** Category, icon and keywords by which editors find a block. */
export interface BlockFinding {
  /** Where the block stands in the list. */
  category: (typeof blockCategories)[number];
  /** A name of WordPress's icon font, without its prefix. */
  icon: string;
  /** Further words that editors may look for. */
  keywords: readonly string[];
  /** WordPress's own block that is read as this one: editors can use it instead. */
  core?: string;
}

interface CompleteContext {
  raw: Readonly<Record<string, unknown>>;
  read: ContentReaders;
}

/** Everything known about a kind of block except its look. */
export interface BlockDefinition<
  Name extends string = string,
  Own extends Fields = Fields,
  Values extends object = object,
> extends Omit<BlockOptions<Own, Values>, 'complete'> {
  /** The part of the content service's `blockName` after the slash. */
  readonly name: Name;
  /** Fields of this block, in addition to those of every block. */
  readonly fields: Own;
  // A method, so that an array can hold definitions of all kinds.
  complete?(values: FieldValues<Own>, parts: CompleteContext): Values;
}

/**
 * Defines a kind of block. Its type, parser, reference, forms, story controls and generated tests are derived from
 * this.
 *
 * @param name the part of the content service's `blockName` after the slash
 * @example
 * export const map = defineBlock(
 *   'map',
 *   { place: text(), picture: image({ optional: true }) },
 *   { help: 'A place, and a picture of it' },
 * );
 */
export function defineBlock<
  const Name extends string,
  const Own extends Fields,
  Values extends object = FieldValues<Own>,
>(name: Name, fields: Own, options: BlockOptions<Own, Values>): BlockDefinition<Name, Own, Values> {
  return { name, fields, ...options };
}
