import type { Fields, Flat } from '../fields/field.ts';
import type { BlockBase } from './block-base.ts';
import type { builtInBlocks } from './built-in-blocks.ts';
import type { BlockDefinition } from './define-block.ts';
import type { SiteBlocks } from './site-blocks.ts';

export type BlockFrom<Definition> =
  Definition extends BlockDefinition<infer Name, Fields, infer Values>
    ? Flat<BlockBase & { name: Name } & Values>
    : never;

type BuiltInByName = { [One in (typeof builtInBlocks)[number] as One['name']]: One };
type BlocksByName = Omit<BuiltInByName, keyof SiteBlocks> & SiteBlocks;

/** A block with an unknown name or invalid fields. Visitors do not see it. */
export interface UnknownBlock {
  name: 'unknown';
  blockName: string;
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

export type KnownBlock = { [Name in keyof BlocksByName]: BlockFrom<BlocksByName[Name]> }[keyof BlocksByName];

export type Block = KnownBlock | UnknownBlock;
export type BlockName = Block['name'];
export type BlockOf<Name extends BlockName> = Extract<Block, { name: Name }>;
