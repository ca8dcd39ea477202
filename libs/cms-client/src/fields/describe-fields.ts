import type { Field, FieldForm, FieldKind, Fields, FieldType, Presence } from './field.ts';

type FormFacts = Omit<FieldForm, 'labels'> &
  Pick<FieldType<unknown>, 'min' | 'max' | 'maxLength' | 'maxItems' | 'needsItem' | 'linkTitle'>;

/** A field as plain data, for forms, documentation and tests. */
export interface FieldDescription extends FormFacts {
  name: string;
  kind: FieldKind;
  label: string;
  help: string;
  presence: Presence;
  default?: unknown;
  /** Completes the sentence “expected …”. */
  expected: string;
  choices?: readonly string[];
  /** Labels of the choices, in their order. */
  choiceLabels?: readonly string[];
  /**
   * Source of a regular expression of a value as it is kept. Means the same in JavaScript with the flag `v` (as in the
   * attribute `pattern` of HTML) and in PCRE with the flag `u`.
   */
  pattern?: string;
  /** Like `pattern`, of what editors may write, if more is understood than is kept. */
  inputPattern?: string;
  /** Fields of a group or of each item. */
  fields?: FieldDescription[];
}

export function describeFields(fields: Fields): FieldDescription[] {
  return Object.entries(fields).map(([name, field]) => describeField(name, field));
}

function describeField(name: string, field: Field): FieldDescription {
  const { kind, label = toLabel(name), help, presence, expected, choices, labels = {} } = field;
  const { pattern, inputPattern, fields } = field;
  return {
    ...{ name, kind, label, help, presence, expected },
    ...(presence === 'default' && { default: field.default }),
    ...(choices && { choices, choiceLabels: choices.map((choice) => labels[choice] ?? toLabel(choice)) }),
    ...pickFormFacts(field),
    ...(pattern && { pattern: pattern.source }),
    ...(inputPattern && { inputPattern: inputPattern.source }),
    ...(fields && { fields: describeFields(fields) }),
  };
}

const layouts: Partial<Record<FieldKind, FieldForm['layout']>> = {
  ...{ text: 'line', html: 'paragraphs', texts: 'inline' },
};

function pickFormFacts(field: Field): FormFacts {
  const { when, layout = layouts[field.kind], itemName, choosesFrom, formerly } = field;
  const { min, max, maxLength, maxItems, needsItem, linkTitle } = field;
  const alt = field.alt ?? (field.kind === 'image' ? 'decorative' : undefined);
  const facts: FormFacts = { when, layout, itemName, choosesFrom, alt, formerly } as FormFacts;
  const limits: FormFacts = { min, max, maxLength, maxItems, needsItem, linkTitle } as FormFacts;
  const definedFacts = Object.entries({ ...facts, ...limits }).filter(([, fact]) => fact !== undefined);
  return Object.fromEntries(definedFacts) as FormFacts;
}

/** Labels that cannot be derived from the name. */
const labels: Readonly<Record<string, string>> = { id: 'ID', image: 'Picture', url: 'URL' };

/** Derives a label from a name: `subTitle` → “Sub title”. */
export function toLabel(name: string): string {
  if (Object.hasOwn(labels, name)) return labels[name] as string;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
