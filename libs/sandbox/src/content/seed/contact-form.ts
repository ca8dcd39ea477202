import type { RawLink } from '../raw/raw-card.ts';
import type { BlockSeed } from './seed.ts';

interface RawFormField {
  type: 'text' | 'email' | 'textarea' | 'checkbox' | 'select' | 'breakerTitle';
  label: string;
  name: string;
  required: boolean;
  error: string;
  value: string | boolean;
  options?: { label: string; value: string }[];
}

/** Creates a field of a contact form. */
export const formField = (
  type: RawFormField['type'],
  name: string,
  label: string,
  more: Partial<RawFormField> = {},
): RawFormField => ({ type, label, name, required: false, error: '', value: '', ...more });

/** Creates a contact form with these fields. */
export const contactForm = (
  title: string,
  description: string,
  fields: RawFormField[],
  submit: RawLink | '' = '',
): BlockSeed => ({ blockName: 'acf/contact-form', title, description, fields, link: submit });
