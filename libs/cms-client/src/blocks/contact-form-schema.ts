import type { SafeHtml } from '@guildhall/safe-content';
import * as v from 'valibot';
import type { Link } from '../cards/card.ts';
import { literally } from '../fields/literally.ts';
import { isRecord } from '../fields/is-record.ts';
import { fields, optional, required, withFallback } from '../fields/schemas.ts';
import { readFlag, readItems, readOneOf, readText } from '../fields/values.ts';
import type { BlockBase } from './block.ts';
import type { BlockReaders, BlockSchema } from './block-parts.ts';

/** The kinds of fields that an editor may put into a form; `breakerTitle` is a heading between fields. */
export type FormFieldType = 'text' | 'email' | 'textarea' | 'checkbox' | 'select' | 'breakerTitle';

/** One field of a form, as its editor made it. */
export interface FormField {
  type: FormFieldType;
  label: string;
  /** Of a box whose label holds links or emphasis, as a declaration of consent does; `label` has its words. */
  labelHtml?: SafeHtml;
  /** As its editor calls it: for browsers that fill in what they know. It may be empty, or another field's name, too. */
  name: string;
  required: boolean;
  /** What to say when it is required and empty; otherwise the label and the main data's text. */
  error?: string;
  /** What stands in it at first; '1' for a ticked box. */
  value: string;
  /** Of a select. */
  options: { label: string; value: string }[];
}

/** A form of the editor's making, which is sent to the organisation. */
export interface ContactFormBlock extends BlockBase {
  name: 'contact-form';
  title?: string;
  description?: SafeHtml;
  /** At least one. */
  fields: FormField[];
  /** The title labels the button; a `mailto:` address is where to write when the form cannot be sent. Either may be missing. */
  link?: Partial<Pick<Link, 'title' | 'url'>>;
}

/** No form has more fields than can be sent. */
const mostFields = 200;

const types = ['text', 'email', 'textarea', 'checkbox', 'select', 'breakerTitle'] as const;

export function contactFormSchema(read: BlockReaders): BlockSchema<'contact-form'> {
  return fields({
    name: literally('contact-form'),
    title: optional(readText),
    description: optional(read.html),
    fields: required((value) => readFields(value, read), 'a list with at least one field'),
    link: optional((value) => readSubmit(value, read)),
  });
}

const option = fields({ label: required(readText, 'a text'), value: withFallback(readWords, '') });

const field = fields({
  type: required(readOneOf(types), 'a kind of field'),
  label: required(readText, 'a text'),
  name: withFallback(readText, ''),
  required: withFallback(readTruth, false),
  error: optional(readText),
  value: withFallback(readWords, ''),
  options: withFallback(readOptions, []),
});

/** Fields that make no sense are left out. */
function readFields(value: unknown, read: BlockReaders): FormField[] | undefined {
  const found = readItems(value)?.flatMap((raw): FormField[] => {
    const parsed = v.safeParse(field, raw);
    if (!parsed.success) return [];
    const labelHtml = parsed.output.type === 'checkbox' && isRecord(raw) && readMarkup(raw['label'], read);
    return [{ ...parsed.output, ...(labelHtml && { labelHtml }) }];
  });
  return found?.some(({ type }) => type !== 'breakerTitle') ? found.slice(0, mostFields) : undefined;
}

/** HTML where a label has some; words alone are read as text. */
function readMarkup(label: unknown, read: BlockReaders): SafeHtml | undefined {
  return typeof label === 'string' && /<[a-z]/i.test(label) ? read.html(label) : undefined;
}

/** What the editor made of the button: a form needs no address to have words on it. */
function readSubmit(value: unknown, read: BlockReaders): ContactFormBlock['link'] {
  if (!isRecord(value)) return undefined;
  const title = readText(value['title']);
  const url = read.untitledLink(value)?.url;
  return title || url ? { ...(title && { title }), ...(url && { url }) } : undefined;
}

function readOptions(value: unknown): { label: string; value: string }[] | undefined {
  return readItems(value)?.flatMap((raw) => {
    const parsed = v.safeParse(option, raw);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Text as it is, spaces included; a flag's true is '1'. */
function readWords(value: unknown): string | undefined {
  if (value === true) return '1';
  return typeof value === 'string' ? value : readText(value);
}

function readTruth(value: unknown): boolean {
  return value === true || readFlag(value);
}
