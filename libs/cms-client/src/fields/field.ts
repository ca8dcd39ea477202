import type { ContentReaders } from './content-readers.ts';

/** Kind of a field's value: decides the form control, story control and generated test values. */
export type FieldKind =
  | 'text'
  | 'html'
  | 'word'
  | 'flag'
  | 'choice'
  | 'number'
  | 'day'
  | 'link'
  | 'url'
  | 'image'
  | 'file'
  | 'route'
  | 'texts'
  | 'cards'
  | 'group'
  | 'items';

/** Without a `required` field, the object is left out. `default` is used for a missing value. */
export type Presence = 'required' | 'optional' | 'default';

/** A type of field: a description of its values, and how one is read. */
export interface FieldType<Value> {
  readonly kind: FieldKind;
  /** Completes the sentence “expected …”: `a valid URL`. */
  readonly expected: string;
  /** Default help text for editors. */
  readonly help: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  /** Fields of a group or of each item. */
  readonly fields?: Fields;
  /** Returns `undefined` if nothing usable is there. Losses are reported with `reportLoss`. */
  read(value: unknown, read: ContentReaders): Value | undefined;
}

export interface Field<Value = unknown, Present extends Presence = Presence> extends FieldType<Value> {
  readonly presence: Present;
  /** Value used if it is missing or unusable. */
  readonly default?: Value;
  /**
   * Label in a form.
   * @default derived from its name
   */
  readonly label?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Required unless `optional` or with a `default`. */
export interface FieldOptions<Value> {
  optional?: true;
  default?: Value;
  /**
   * Label in an editor's form.
   * @default derived from its name
   */
  label?: string;
  /** One line of help for editors. */
  help?: string;
  /** Description of valid values, if the type's own is not enough. */
  expected?: string;
}

export type PresenceOf<Options> = Options extends { optional: true }
  ? 'optional'
  : Options extends { default: unknown }
    ? 'default'
    : 'required';

/**
 * Creates a field of a type: those of `field-kinds.ts`, and fields with a reader of their own.
 *
 * @example
 * const colour = field({
 *   kind: 'word', expected: 'a colour', help: 'As #rrggbb.',
 *   read: (value) => (typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value) ? value : undefined),
 * }, { optional: true });
 */
export function field<Value, const Options extends FieldOptions<Value> = FieldOptions<Value>>(
  kind: FieldType<Value>,
  options?: Options,
): Field<Value, PresenceOf<Options>> {
  const { optional, ...given } = options ?? ({} as Partial<Options>);
  const presence = optional ? 'optional' : 'default' in given ? 'default' : 'required';
  return { ...kind, ...given, presence: presence as never } as Field<Value, PresenceOf<Options>>;
}

type FieldValue<One> = One extends Field<infer Value> ? Value : never;
type OptionalName<Own extends Fields> = {
  [Name in keyof Own]: Own[Name]['presence'] extends 'optional' ? Name : never;
}[keyof Own];

export type FieldValues<Own extends Fields> = {
  [Name in Exclude<keyof Own, OptionalName<Own>>]: FieldValue<Own[Name]>;
} & { [Name in OptionalName<Own>]?: FieldValue<Own[Name]> };

/** Merges an intersection into one object type, for readable types. */
export type Flat<Shape> = { [Name in keyof Shape]: Shape[Name] };
