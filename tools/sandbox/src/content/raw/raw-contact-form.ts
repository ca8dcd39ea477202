import type { Named } from './raw-block-base.ts';
import type { Empty, RawLink } from './raw-card.ts';

export interface RawFormField {
  type: 'text' | 'email' | 'textarea' | 'checkbox' | 'select' | 'breakerTitle';
  label: string;
  name: string;
  required: boolean;
  error: string;
  value: string | boolean;
  options?: { label: string; value: string }[];
}

export interface RawContactFormBlock extends Named<'acf/contact-form'> {
  title?: string;
  description?: string;
  fields: RawFormField[];
  link: RawLink | Empty;
}
