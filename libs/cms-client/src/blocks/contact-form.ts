import { contentBudgets } from '../budgets/content-budgets.ts';
import type { SafeHtml } from '@guildhall/safe-content';
import type { ContentReaders } from '../fields/content-readers.ts';
import { field, type Fields, type FieldValues, type Flat } from '../fields/field.ts';
import { choice, flag, html, text, url } from '../fields/field-kinds.ts';
import { isRecord } from '../fields/is-record.ts';
import type { Link } from '../fields/link.ts';
import { readFields } from '../fields/read-fields.ts';
import { readItems, readText } from '../fields/values.ts';
import { defineBlock } from './define-block.ts';

/** Limit of fields in one form. */
const maxFields = 200;

/** Initial value of a field: text unchanged, spaces included; `true` becomes '1'. */
const textValue = (help: string) =>
  field(
    {
      ...{ kind: 'text', expected: 'text', help, maxLength: contentBudgets.text },
      read: (value) => (value === true ? '1' : typeof value === 'string' ? value : readText(value)),
    },
    { default: '' },
  );

const optionFields = {
  label: text({ help: 'The text visitors see.' }),
  value: textValue('The value that is sent.'),
};

const fieldTypeLabels = {
  text: 'One line',
  email: 'Email address',
  textarea: 'Several lines',
  checkbox: 'Checkbox',
  select: 'Choice from a list',
  breakerTitle: 'Heading',
};

const isFilledIn = { field: 'type', is: ['text', 'email', 'textarea', 'checkbox', 'select'] } as const;

const formFieldFields = {
  type: choice(['text', 'email', 'textarea', 'checkbox', 'select', 'breakerTitle'], {
    expected: 'a field type',
    label: 'Field type',
    help: 'What visitors fill in, or a heading between fields.',
    labels: fieldTypeLabels,
  }),
  label: text({ help: 'Label of the field. A checkbox label can contain links.' }),
  name: text({
    default: '',
    label: 'Field name',
    help: 'Used by browsers to autofill the field. Can be left empty or repeated.',
    when: isFilledIn,
  }),
  required: flag({ help: 'The visitor must fill in this field.', when: isFilledIn }),
  error: text({ optional: true, label: 'Error message', help: 'Shown if a required field is empty.' }),
  value: textValue('Initial value. "1" ticks a checkbox.'),
  options: field(
    {
      ...{
        kind: 'items',
        expected: 'a list of options',
        help: 'Options of a select field.',
        fields: optionFields,
        maxItems: contentBudgets.items,
      },
      read: (value, read) =>
        readItems(value, { cost: 0.1 })?.flatMap((raw) => readFields(optionFields, raw, read).values ?? []),
    },
    { default: [], itemName: 'option', when: { field: 'type', is: ['select'] } },
  ),
} satisfies Fields;

const buttonFields = { title: text({ optional: true }), url: url({ optional: true }) };

/** A field of a contact form: its name, label, type, options and hint. */
export type FormField = Flat<
  FieldValues<typeof formFieldFields> & {
    /** Set for a checkbox whose label has links or emphasis, such as consent; `label` is its plain text. */
    labelHtml?: SafeHtml;
  }
>;

export const contactForm = defineBlock(
  'contact-form',
  {
    title: text({ optional: true, help: 'A title above the form.' }),
    description: html({ optional: true, help: 'What visitors can write to you about.' }),
    fields: field({
      ...{ kind: 'items', expected: 'a list with at least one field that visitors fill in' },
      ...{ fields: formFieldFields, needsItem: isFilledIn },
      ...{ help: 'The form’s fields.', itemName: 'field', maxItems: maxFields },
      read: readFormFields,
    }),
    link: field(
      {
        ...{ kind: 'group', expected: 'a title or a URL', fields: buttonFields },
        help: 'The title is the label of the button. An email address is shown if the form cannot be sent.',
        read: readButton,
      },
      { optional: true, label: 'Button' },
    ),
  },
  {
    help: 'A form that visitors fill in, sent to you by email',
    finding: { category: 'contact', icon: 'feedback', keywords: ['form', 'message', 'email'] },
    example: {
      title: 'Write to us',
      fields: [
        { type: 'email', label: 'Email', name: 'email', required: true },
        { type: 'textarea', label: 'Message', name: 'message', required: true },
      ],
      link: { title: 'Send' },
    },
    titledBy: 'title',
  },
);

/** Leaves out invalid fields. */
function readFormFields(value: unknown, read: ContentReaders): FormField[] | undefined {
  const found = readItems(value)?.flatMap((raw): FormField[] => {
    const { values } = readFields(formFieldFields, raw, read);
    if (values === undefined) return [];
    const labelHtml = values.type === 'checkbox' && isRecord(raw) && readLabelHtml(raw['label'], read);
    return [{ ...values, ...(labelHtml && { labelHtml }) }];
  });
  return found?.some(({ type }) => type !== 'breakerTitle') ? found.slice(0, maxFields) : undefined;
}

/** Reads a label as HTML if it contains tags. */
function readLabelHtml(label: unknown, read: ContentReaders): SafeHtml | undefined {
  return typeof label === 'string' && /<[a-z]/i.test(label) ? read.html(label) : undefined;
}

/** Reads the button. It may have a label without a URL. */
function readButton(value: unknown, read: ContentReaders): Partial<Pick<Link, 'title' | 'url'>> | undefined {
  if (!isRecord(value)) return undefined;
  const title = readText(value['title']);
  const url = read.untitledLink(value)?.url;
  return title || url ? { ...(title && { title }), ...(url && { url }) } : undefined;
}
