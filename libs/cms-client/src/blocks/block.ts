import type { Fields, Flat } from '../fields/field.ts';
import type { BlockBase } from './block-base.ts';
import type { builtInBlocks } from './built-in-blocks.ts';
import type { BlockDefinition } from './define-block.ts';
import type { SiteBlocks } from './site-blocks.ts';

/** The block that a definition reads. */
export type BlockFrom<Definition> =
  Definition extends BlockDefinition<infer Name, Fields, infer Values>
    ? Flat<BlockBase & { name: Name } & Values>
    : never;

type BuiltInByName = { [One in (typeof builtInBlocks)[number] as One['name']]: One };
type BlocksByName = Omit<BuiltInByName, keyof SiteBlocks> & SiteBlocks;

/** A block that this version does not know, or whose fields did not parse: not rendered for visitors. */
export interface UnknownBlock {
  name: 'unknown';
  blockName: string;
  idd: string;
  /**
   * `not rendered`: a block of WordPress that came without its HTML. `over budget`: it represents itself and all that
   * follows it.
   */
  reason: 'unknown name' | 'not rendered' | 'invalid fields' | 'over budget';
  /** There was nothing left to read it with: visitors are told so, once for several that follow each other. */
  isCut?: true;
  /** For editors and developers: which fields did not parse, how much is over. Never shown to visitors. */
  detail: string;
}

/** Every block that a definition reads, built in or the site's own. */
export type KnownBlock = { [Name in keyof BlocksByName]: BlockFrom<BlocksByName[Name]> }[keyof BlocksByName];

export type Block = KnownBlock | UnknownBlock;
export type BlockName = Block['name'];
/** A block by its name: `BlockOf<'hero'>`. */
export type BlockOf<Name extends BlockName> = Extract<Block, { name: Name }>;
