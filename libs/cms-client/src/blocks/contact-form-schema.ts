import type { SafeHtml } from '@guildhall/safe-content';
import * as v from 'valibot';
import type { Link } from '../cards/card.ts';
import { literally } from '../fields/literally.ts';
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
  /** Unique in its form. */
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
  /** The title labels the button; a `mailto:` address is where to write when the form cannot be sent. */
  link?: Link;
}

const types = ['text', 'email', 'textarea', 'checkbox', 'select', 'breakerTitle'] as const;

export function contactFormSchema(read: BlockReaders): BlockSchema<'contact-form'> {
  return fields({
    name: literally('contact-form'),
    title: optional(readText),
    description: optional(read.html),
    fields: required(readFields, 'a list with at least one field'),
    link: optional(read.untitledLink),
  });
}

const option = fields({ label: required(readText, 'a text'), value: withFallback(readWords, '') });

const field = fields({
  type: required(readOneOf(types), 'a kind of field'),
  label: required(readText, 'a text'),
  name: optional(readText),
  required: withFallback(readTruth, false),
  error: optional(readText),
  value: withFallback(readWords, ''),
  options: withFallback(readOptions, []),
});

/** Fields that make no sense are left out; names that are missing or taken are given by position. */
function readFields(value: unknown): FormField[] | undefined {
  const taken = new Set<string>();
  const found = readItems(value)?.flatMap((raw, index): FormField[] => {
    const parsed = v.safeParse(field, raw);
    if (!parsed.success) return [];
    const own = parsed.output.name?.replaceAll(/[^\w-]/g, '_');
    const name = own && !taken.has(own) && own !== 'website' ? own : `field-${index + 1}`;
    taken.add(name);
    return [{ ...parsed.output, name }];
  });
  return found?.some(({ type }) => type !== 'breakerTitle') ? found : undefined;
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
