import type { ContentReaders } from './content-readers.ts';

/** How the value of a field is edited: what form control, story control and generated test value it gets. */
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

/** Whether a field must be there: without a `required` one the object is left out, `default` is used. */
export type Presence = 'required' | 'optional' | 'default';

/** A kind of field: what its values are, as data, and how one is read from what the content service sent. */
export interface FieldType<Value> {
  readonly kind: FieldKind;
  /** What a value should be, to follow "expected": `a picture in a usable size`. */
  readonly expected: string;
  /** How to fill it in, for editors, where the field itself says nothing. */
  readonly help: string;
  /** The words to choose from. */
  readonly choices?: readonly string[];
  /** The least and the largest number. */
  readonly min?: number;
  readonly max?: number;
  /** What a word looks like. */
  readonly pattern?: RegExp;
  /** The fields of its parts, of a group and of items. */
  readonly fields?: Fields;
  /** `undefined` when nothing usable is there. What is lost on the way is reported by `leftOut`. */
  read(value: unknown, read: ContentReaders): Value | undefined;
}

/** One field: its kind, whether it must be there, and its help for editors. */
export interface Field<Value = unknown, Present extends Presence = Presence> extends FieldType<Value> {
  readonly presence: Present;
  /** The value when it is missing or unusable. */
  readonly default?: Value;
  /**
   * What it is called in a form.
   * @default made of its name
   */
  readonly label?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** A field is required unless it is `optional` or has a `default`. */
export interface FieldOptions<Value> {
  optional?: true;
  default?: Value;
  /**
   * What it is called in an editor's form.
   * @default made of its name
   */
  label?: string;
  /** What it is for, in a line. */
  help?: string;
  /** What a value should be, where that is more than its kind says. */
  expected?: string;
}

export type PresenceOf<Options> = Options extends { optional: true }
  ? 'optional'
  : Options extends { default: unknown }
    ? 'default'
    : 'required';

/**
 * Makes a field of a kind. The kinds of `field-kinds.ts` are made with it, and so are fields that are read in a way of
 * their own.
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

/** What reading these fields gives: those that are optional may be missing. */
export type FieldValues<Own extends Fields> = {
  [Name in Exclude<keyof Own, OptionalName<Own>>]: FieldValue<Own[Name]>;
} & { [Name in OptionalName<Own>]?: FieldValue<Own[Name]> };

/** `{ a: string } & { b?: number }` as one object, for those who read it. */
export type Flat<Shape> = { [Name in keyof Shape]: Shape[Name] };
