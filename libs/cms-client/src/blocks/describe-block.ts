import type { Field, FieldKind, Fields, Presence } from '../fields/field.ts';
import { baseFields } from './block-base.ts';
import type { BlockDefinition } from './define-block.ts';

/** A field as plain data: what forms, documentation and tests are made of. */
export interface FieldDescription {
  name: string;
  kind: FieldKind;
  label: string;
  help: string;
  presence: Presence;
  default?: unknown;
  /** What a value should be, to follow "expected". */
  expected: string;
  choices?: readonly string[];
  min?: number;
  max?: number;
  /** The source of a regular expression that the value matches. */
  pattern?: string;
  /** The fields of its parts, of a group and of items. */
  fields?: FieldDescription[];
}

/** A kind of block as plain data. */
export interface BlockDescription {
  name: string;
  label: string;
  help: string;
  /** All names under which it comes. */
  names: string[];
  fields: FieldDescription[];
  /** The fields that every block has. */
  baseFields: FieldDescription[];
  needsOneOf?: readonly string[];
}

/**
 * Describes a kind of block as plain data that can travel as JSON.
 *
 * @example describeBlock(hero).fields[0] // { name: 'title', kind: 'text', label: 'Title', presence: 'required', … }
 */
export function describeBlock(block: BlockDefinition): BlockDescription {
  return {
    name: block.name,
    label: block.label ?? toLabel(block.name),
    help: block.help,
    names: [block.name, ...Object.keys(block.also ?? {})],
    fields: describeFields(block.fields),
    baseFields: describeFields(baseFields),
    ...(block.needsOneOf && { needsOneOf: block.needsOneOf.fields }),
  };
}

function describeFields(fields: Fields): FieldDescription[] {
  return Object.entries(fields).map(([name, field]) => describeField(name, field));
}

function describeField(name: string, field: Field): FieldDescription {
  const { kind, label = toLabel(name), help, presence, expected, choices, min, max, pattern, fields } = field;
  return {
    ...{ name, kind, label, help, presence, expected },
    ...(presence === 'default' && { default: field.default }),
    ...(choices && { choices }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(pattern && { pattern: pattern.source }),
    ...(fields && { fields: describeFields(fields) }),
  };
}

/** `textAfterPrice` → `Text after price`. */
function toLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
