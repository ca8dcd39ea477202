import type { SdocResponse } from '@guildhall/api-contract/invoice';
import { fillText } from '../format/fill-text.ts';
import type { Refusal } from './refusal.ts';
import type { RefusalTexts } from './refusal-texts.ts';

type Refused = Extract<SdocResponse, { success: false }>;

const fieldByKind: Readonly<Partial<Record<Refusal['kind'], Refused['field']>>> = {
  'invalid number': 'vatNr',
  'invalid email': 'email',
  'own country': 'country',
};

/**
 * Formats a refusal for the visitor, with the field to correct, if any.
 *
 * @param language of the organisation, for names of countries
 */
export function formatRefusal(
  refusal: Refusal,
  texts: RefusalTexts,
  language: string,
): Omit<Refused, 'success'> {
  const { kind, ...values } = refusal;
  const filled = 'country' in values ? { country: formatCountry(values.country, language) } : values;
  const field = fieldByKind[kind];
  return { message: fillText(texts[kind], filled), ...(field && { field }) };
}

function formatCountry(vatCode: string, language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return names.of(vatCode === 'EL' ? 'GR' : vatCode) ?? vatCode;
}
