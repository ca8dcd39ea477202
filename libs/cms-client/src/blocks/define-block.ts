import type { ContentReaders } from '../fields/content-readers.ts';
import type { Fields, FieldValues } from '../fields/field.ts';

export interface BlockOptions<Own extends Fields, Values extends object> {
  /**
   * What it is called in an editor's list of blocks.
   * @default made of its name
   */
  label?: string;
  /** What it shows, in a line. */
  help: string;
  /**
   * Further names under which it comes, and the defaults that its fields have there.
   * @default {}
   */
  also?: Readonly<Record<string, { readonly [Name in keyof Own]?: unknown }>>;
  /** Fields of which at least one must be there, and what for: `a film`. */
  needsOneOf?: { readonly fields: readonly (keyof Own & string)[]; readonly expected: string };
  /** Makes what the block has of what its fields were read as, where that differs. */
  complete?: (values: FieldValues<Own>, parts: CompleteContext) => Values;
}

export interface CompleteContext {
  /** The block as the content service sent it. */
  raw: Readonly<Record<string, unknown>>;
  read: ContentReaders;
}

/** A kind of block: everything that is known of it beside how it looks. */
export interface BlockDefinition<
  Name extends string = string,
  Own extends Fields = Fields,
  Values extends object = object,
> extends Omit<BlockOptions<Own, Values>, 'complete'> {
  /** The part of the content service's `blockName` after the slash. */
  readonly name: Name;
  /** Its fields beside those of every block. */
  readonly fields: Own;
  // A method, so that a list may hold definitions of all kinds.
  complete?(values: FieldValues<Own>, parts: CompleteContext): Values;
}

/**
 * Defines a kind of block: its type, its parser, its row in the reference, forms, story controls and generated tests
 * are made of this.
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
