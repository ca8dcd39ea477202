import type { Field, FieldKind, Fields, Presence } from '../fields/field.ts';
import { defaultGrounds, type Grounds } from '../fields/grounds.ts';
import { baseFields, createGroundField } from './block-base.ts';
import type { BlockDefinition } from './define-block.ts';

/** A field as plain data, for forms, documentation and tests. */
export interface FieldDescription {
  name: string;
  kind: FieldKind;
  label: string;
  help: string;
  presence: Presence;
  default?: unknown;
  /** Completes the sentence “expected …”. */
  expected: string;
  choices?: readonly string[];
  min?: number;
  max?: number;
  /** Source of a regular expression. */
  pattern?: string;
  /** Fields of a group or of each item. */
  fields?: FieldDescription[];
}

export interface BlockDescription {
  name: string;
  label: string;
  help: string;
  /** The name and all its aliases. */
  names: string[];
  fields: FieldDescription[];
  baseFields: FieldDescription[];
  needsOneOf?: readonly string[];
}

/**
 * Describes a kind of block as plain data that can be sent as JSON.
 *
 * @param options.grounds background colours by the names that editors use; default: each role by its own name
 * @example describeBlock(hero).fields[0] // { name: 'title', kind: 'text', label: 'Title', presence: 'required', … }
 */
export function describeBlock(
  block: BlockDefinition,
  { grounds = defaultGrounds }: { grounds?: Grounds } = {},
): BlockDescription {
  return {
    name: block.name,
    label: block.label ?? toLabel(block.name),
    help: block.help,
    names: [block.name, ...Object.keys(block.also ?? {})],
    fields: describeFields(block.fields),
    baseFields: describeFields({ ...baseFields, backgroundColor: createGroundField(grounds) }),
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

/** Labels that cannot be derived from the name. */
const labels: Readonly<Record<string, string>> = { id: 'ID', image: 'Picture', url: 'URL' };

function toLabel(name: string): string {
  if (Object.hasOwn(labels, name)) return labels[name] as string;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
