import type { Fields, Flat } from '../fields/field.ts';
import type { BlockBase } from './block-base.ts';
import type { builtInBlocks } from './built-in-blocks.ts';
import type { BlockDefinition } from './define-block.ts';
import type { SiteBlocks } from './site-blocks.ts';

/**
 * The parsed block of a definition: its name, the values of its fields, and those of every block.
 *
 * @example
 * const map = defineBlock('map', { place: text() }, { help: 'A place on a map' });
 * const getPlace = ({ place }: BlockFrom<typeof map>): string => place;
 */
export type BlockFrom<Definition> =
  Definition extends BlockDefinition<infer Name, Fields, infer Values>
    ? Flat<BlockBase & { name: Name } & Values>
    : never;

type BuiltInByName = { [One in (typeof builtInBlocks)[number] as One['name']]: One };
type BlocksByName = Omit<BuiltInByName, keyof SiteBlocks> & SiteBlocks;

/** A block with an unknown name or invalid fields. Visitors do not see it. */
export interface UnknownBlock {
  name: 'unknown';
  /** Its name in the content service, such as `acf/map`. */
  blockName: string;
  /** Its ID in the entry. */
  idd: string;
  /**
   * `not rendered`: a WordPress block that arrived without its HTML. `over budget`: stands for itself and all blocks
   * after it.
   */
  reason: 'unknown name' | 'not rendered' | 'invalid fields' | 'over budget';
  /** Set when the budget was used up. Visitors see one note for consecutive blocks. */
  isCut?: true;
  /** For editors and developers only: which fields are invalid, how much is over the budget. */
  detail: string;
}

/** A block whose name is known and whose fields are valid: a built-in one, or one of the site’s own in `SiteBlocks`. */
export type KnownBlock = { [Name in keyof BlocksByName]: BlockFrom<BlocksByName[Name]> }[keyof BlocksByName];

/** A parsed block of an entry. Its `name` says which one it is. */
export type Block = KnownBlock | UnknownBlock;
/** Name of a kind of block, `unknown` included. */
export type BlockName = Block['name'];
/**
 * The parsed block of a name.
 *
 * @example
 * const getTitle = (block: BlockOf<'hero'>): string => block.title;
 */
export type BlockOf<Name extends BlockName> = Extract<Block, { name: Name }>;
