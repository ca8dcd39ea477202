import { describeFields, toLabel, type FieldDescription } from '../fields/describe-fields.ts';
import { defaultGrounds, type Grounds } from '../fields/grounds.ts';
import { baseFields, createGroundField } from './block-base.ts';
import type { BlockDefinition, BlockFinding } from './define-block.ts';

/** A kind of block as plain data: the content service makes its form from it. */
export interface BlockDescription extends BlockFinding {
  /** The part of the content service’s `blockName` after the slash. */
  name: string;
  /** Label in the editor’s list of blocks. */
  label: string;
  /** One line about what the block shows. */
  help: string;
  /** The name and all its aliases. */
  names: string[];
  /** Fields of this kind of block, in the order of the form. */
  fields: FieldDescription[];
  /** Fields of every block, such as its title and background. */
  baseFields: FieldDescription[];
  /** Values of fields under each further name. */
  also?: Readonly<Record<string, object>>;
  /** Names of fields of which at least one is required. */
  needsOneOf?: readonly string[];
  /** Completes the sentence “expected …” if all of `needsOneOf` are missing. */
  needsOneOfExpected?: string;
  /** Fields that only the content service's form has: it makes the block's routes from them. */
  sourceFields?: FieldDescription[];
  /** Values of an example for the editor's list of blocks, without pictures and entries. */
  example: Readonly<Record<string, unknown>>;
  /** The field whose text names the block in an outline of the page. */
  titledBy?: string;
  /** True if a page needs at most one. */
  once?: true;
}

/**
 * Describes a kind of block as plain data that can be sent as JSON.
 *
 * @param options.grounds background colours by the names that editors use; default: each role by its own name
 * @example
 * const map = defineBlock('map', { place: text() }, { help: 'A place on a map' });
 * describeBlock(map).fields[0]?.presence; // 'required'
 */
export function describeBlock(
  block: BlockDefinition,
  { grounds = defaultGrounds }: { grounds?: Grounds } = {},
): BlockDescription {
  return {
    name: block.name,
    label: block.label ?? toLabel(block.name),
    help: block.help,
    ...(block.finding ?? { category: 'layout', icon: 'block-default', keywords: [] }),
    names: [block.name, ...Object.keys(block.also ?? {})],
    fields: describeFields(block.fields),
    baseFields: describeFields({ ...baseFields, backgroundColor: createGroundField(grounds) }),
    ...(block.also && { also: block.also }),
    ...(block.needsOneOf && {
      needsOneOf: block.needsOneOf.fields,
      needsOneOfExpected: block.needsOneOf.expected,
    }),
    ...(block.sourceFields && { sourceFields: describeFields(block.sourceFields) }),
    example: block.example ?? {},
    ...(block.titledBy && { titledBy: block.titledBy }),
    ...(block.once && { once: true }),
  };
}
