import type { RawFormField } from '../raw/raw-contact-form.ts';
import type { RawLink } from '../raw/raw-card.ts';
import type { BlockSeed } from './seed.ts';

export const formField = (
  type: RawFormField['type'],
  name: string,
  label: string,
  more: Partial<RawFormField> = {},
): RawFormField => ({ type, label, name, required: false, error: '', value: '', ...more });

export const contactForm = (
  title: string,
  description: string,
  fields: RawFormField[],
  submit: RawLink | '' = '',
): BlockSeed => ({ blockName: 'acf/contact-form', title, description, fields, link: submit });
