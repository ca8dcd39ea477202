import { readFlag, readItems, readText } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockReaders } from './block-parts.ts';

/** What a site's own blocks are read with. Each reader gives `undefined` when nothing usable is there. */
export interface CustomBlockReaders extends BlockReaders {
  /** Plain text, its entities decoded once; numbers count as text. */
  text(value: unknown): string | undefined;
  /** True for '1', 1 and true. */
  flag(value: unknown): boolean;
  /** The items of a list, also of one that PHP wrote as a map; `undefined` when it is none. */
  items(value: unknown): unknown[] | undefined;
}

/**
 * Reads the fields of a site's own kind of block from what the content service sent; `undefined` when they make no
 * sense, and the block is then left out. HTML and addresses come from `read` only, which judges them.
 *
 * @example
 * const parseMap: CustomBlockParser<{ place: string; picture: Image | undefined }> = (raw, read) => {
 *   const place = read.text(raw['place']);
 *   return place === undefined ? undefined : { place, picture: read.image(raw['picture']) };
 * };
 */
export type CustomBlockParser<Fields extends object = object> = (
  raw: Readonly<Record<string, unknown>>,
  read: CustomBlockReaders,
) => Fields | undefined;

/** Parsers of a site's own blocks, by the part of their `blockName` after the slash. They stand before built-in ones. */
export type CustomBlockParsers = Readonly<Record<string, CustomBlockParser>>;

/** A block of the site's own kind. */
export interface CustomBlock extends BlockBase {
  name: 'custom';
  /** The part of `blockName` after the slash: what its parser and its component are registered under. */
  kind: string;
  /** What its parser made of it. */
  fields: object;
}

export function createCustomReaders(read: BlockReaders): CustomBlockReaders {
  return { ...read, text: readText, flag: readFlag, items: readItems };
}
