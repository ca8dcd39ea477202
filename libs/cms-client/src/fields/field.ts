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

/** A form shows a field only if the other field, of the same block or item, has one of these values. */
interface FieldCondition {
  readonly field: string;
  readonly is: readonly (string | boolean)[];
}

/** Facts about a field for an editor's form, beside its values. */
export interface FieldForm {
  /** Labels of choices. Default: derived from the choice. */
  readonly labels?: Readonly<Record<string, string>>;
  /**
   * The field is shown only then.
   * @default always
   */
  readonly when?: FieldCondition;
  /**
   * Form of a text. `inline` HTML has no paragraphs or lists.
   * @default 'line' for text, 'paragraphs' for HTML, 'inline' for the texts of a list
   */
  readonly layout?: 'line' | 'lines' | 'inline' | 'paragraphs';
  /** One item of a list, as in “Add a slide”. */
  readonly itemName?: string;
  /** Editors choose the value from a list of the organisation or of its content service, and do not type it. */
  readonly choosesFrom?: 'plans' | 'collections' | 'categories' | 'grounds';
  /**
   * `required` for a picture that needs alternative text; `decorative` if a text beside it says the same.
   * @default 'decorative'
   */
  readonly alt?: 'required' | 'decorative';
  /** Earlier names of the field. A value that was saved under one of them is still read. */
  readonly formerly?: readonly string[];
}

/** A type of field: a description of its values, and how one is read. */
export interface FieldType<Value> extends FieldForm {
  /** Decides the form control, the story control and the test values. */
  readonly kind: FieldKind;
  /** Completes the sentence “expected …”: `a valid URL`. */
  readonly expected: string;
  /** Default help text for editors. */
  readonly help: string;
  /** Values of a choice. */
  readonly choices?: readonly string[];
  /** Minimum of a number. */
  readonly min?: number;
  /** Maximum of a number. */
  readonly max?: number;
  /** Pattern of a value as it is read. */
  readonly pattern?: RegExp;
  /** Pattern of what editors may write, if more is understood than is kept. */
  readonly inputPattern?: RegExp;
  /** Maximum characters of a text. */
  readonly maxLength?: number;
  /** Maximum items of a list. */
  readonly maxItems?: number;
  /** A list needs at least one item with one of these values. */
  readonly needsItem?: FieldCondition;
  /** `required` for a link with a title of its own. */
  readonly linkTitle?: 'required' | 'optional';
  /** Fields of a group or of each item. */
  readonly fields?: Fields;
  /** Returns `undefined` if nothing usable is there. Losses are reported with `reportLoss`. */
  read(value: unknown, read: ContentReaders): Value | undefined;
}

/** A field of a block, a group or an item: its type, if it may be missing, and its label. */
export interface Field<Value = unknown, Present extends Presence = Presence> extends FieldType<Value> {
  /** Consequence of a missing value. */
  readonly presence: Present;
  /** Value used if it is missing or unusable. */
  readonly default?: Value;
  /**
   * Label in a form.
   * @default derived from its name
   */
  readonly label?: string;
}

/** Fields by their names, in the order of the editor’s form. */
export type Fields = Readonly<Record<string, Field>>;

/** Options of a field. It is required unless `optional` or with a `default`. */
export interface FieldOptions<Value> extends FieldForm {
  /** The value may be missing. Without this and a default, a block without it is left out. */
  optional?: true;
  /** Value used if it is missing or unusable. */
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
 * const isColour = (value: unknown): value is string => /^#[0-9a-f]{6}$/.test(String(value));
 * const colour = field(
 *   { kind: 'word', expected: 'a colour', help: 'As #rrggbb.', read: (value) => (isColour(value) ? value : undefined) },
 *   { optional: true },
 * );
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

/**
 * The parsed values of fields, by their names.
 *
 * @example
 * const fields = { place: text(), picture: image({ optional: true }) };
 * const describe = ({ place, picture }: FieldValues<typeof fields>): string => picture?.alt ?? place;
 */
export type FieldValues<Own extends Fields> = {
  [Name in Exclude<keyof Own, OptionalName<Own>>]: FieldValue<Own[Name]>;
} & { [Name in OptionalName<Own>]?: FieldValue<Own[Name]> };

/** Merges an intersection into one object type, for readable types. */
export type Flat<Shape> = { [Name in keyof Shape]: Shape[Name] };
