import type { SafeHtml } from '@guildhall/safe-content';
import type { ContentReaders } from '../fields/content-readers.ts';
import { field, type Fields, type FieldValues, type Flat } from '../fields/field.ts';
import { choice, flag, html, text, url } from '../fields/field-kinds.ts';
import { isRecord } from '../fields/is-record.ts';
import type { Link } from '../fields/link.ts';
import { readFields } from '../fields/read-fields.ts';
import { readItems, readText } from '../fields/values.ts';
import { defineBlock } from './define-block.ts';

/** No form has more fields than can be sent. */
const maxFields = 200;

/** What is in a field at first: text as it is, spaces included; a flag's true is '1'. */
const textValue = (help: string) =>
  field(
    {
      ...{ kind: 'text', expected: 'a text', help },
      read: (value) => (value === true ? '1' : typeof value === 'string' ? value : readText(value)),
    },
    { default: '' },
  );

const optionFields = {
  label: text({ help: 'The text visitors see.' }),
  value: textValue('The value that is sent.'),
};

const formFieldFields = {
  type: choice(['text', 'email', 'textarea', 'checkbox', 'select', 'breakerTitle'], {
    expected: 'a field type',
    label: 'Field type',
    help: '‘breakerTitle’ adds a heading between fields.',
  }),
  label: text({ help: 'Label of the field. A checkbox label can contain links.' }),
  name: text({
    default: '',
    help: 'Field name, used by browsers to autofill. Can be left empty or repeated.',
  }),
  required: flag({ help: 'The visitor must fill in this field.' }),
  error: text({ optional: true, help: 'Error message if a required field is empty.' }),
  value: textValue('Initial value; "1" ticks a checkbox.'),
  options: field(
    {
      ...{
        kind: 'items',
        expected: 'a list of options',
        help: 'Options of a select field.',
        fields: optionFields,
      },
      read: (value, read) =>
        readItems(value, { cost: 0.1 })?.flatMap((raw) => readFields(optionFields, raw, read).values ?? []),
    },
    { default: [] },
  ),
} satisfies Fields;

const buttonFields = { title: text({ optional: true }), url: url({ optional: true }) };

/** One field of a form, as its editor made it. */
export type FormField = Flat<
  FieldValues<typeof formFieldFields> & {
    /** Of a box whose label holds links or emphasis, as a declaration of consent does; `label` has its words. */
    labelHtml?: SafeHtml;
  }
>;

export const contactForm = defineBlock(
  'contact-form',
  {
    title: text({ optional: true, help: 'A title above the form.' }),
    description: html({ optional: true, help: 'What visitors can write to you about.' }),
    fields: field({
      ...{ kind: 'items', expected: 'a list with at least one field', fields: formFieldFields },
      help: 'The form’s fields.',
      read: readFormFields,
    }),
    link: field(
      {
        ...{ kind: 'group', expected: 'a title or a URL', fields: buttonFields },
        help: 'The title is the button label. A `mailto:` address is shown if the form cannot be sent.',
        read: readButton,
      },
      { optional: true, label: 'Button' },
    ),
  },
  { help: 'A contact form; emits `invalid` and `send`' },
);

/** Fields that make no sense are left out. */
function readFormFields(value: unknown, read: ContentReaders): FormField[] | undefined {
  const found = readItems(value)?.flatMap((raw): FormField[] => {
    const { values } = readFields(formFieldFields, raw, read);
    if (values === undefined) return [];
    const labelHtml = values.type === 'checkbox' && isRecord(raw) && readLabelHtml(raw['label'], read);
    return [{ ...values, ...(labelHtml && { labelHtml }) }];
  });
  return found?.some(({ type }) => type !== 'breakerTitle') ? found.slice(0, maxFields) : undefined;
}

/** HTML where a label has some; words alone are read as text. */
function readLabelHtml(label: unknown, read: ContentReaders): SafeHtml | undefined {
  return typeof label === 'string' && /<[a-z]/i.test(label) ? read.html(label) : undefined;
}

/** What the editor made of the button: a form needs no address to have words on it. */
function readButton(value: unknown, read: ContentReaders): Partial<Pick<Link, 'title' | 'url'>> | undefined {
  if (!isRecord(value)) return undefined;
  const title = readText(value['title']);
  const url = read.untitledLink(value)?.url;
  return title || url ? { ...(title && { title }), ...(url && { url }) } : undefined;
}
