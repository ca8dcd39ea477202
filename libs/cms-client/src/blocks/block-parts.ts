import type * as v from 'valibot';
import type { Card } from '../cards/card.ts';
import type { ContentReaders } from '../fields/content-readers.ts';
import type { Block, BlockBase, UnknownBlock } from './block.ts';
import type { CustomBlock } from './custom-block.ts';

/** What blocks are read with: everything that can do harm, and lists of cards. */
export interface BlockReaders extends ContentReaders {
  cards(value: unknown): Card[] | undefined;
}

type KnownBlock = Exclude<Block, UnknownBlock | CustomBlock>;
type OwnFields<Kind> = Kind extends KnownBlock ? Omit<Kind, keyof BlockBase> : never;

/** The fields that a kind of block has beside those of every block. */
export type FieldsOf<Name extends KnownBlock['name']> = OwnFields<Extract<KnownBlock, { name: Name }>>;

/** How a kind of block is parsed. The name is its own, whatever the content service called it. */
export type BlockSchema<Name extends KnownBlock['name']> = v.GenericSchema<unknown, FieldsOf<Name>>;

export type AnyBlockSchema = v.GenericSchema<unknown, OwnFields<KnownBlock>>;
