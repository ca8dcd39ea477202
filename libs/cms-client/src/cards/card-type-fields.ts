import { choice } from '../fields/field-kinds.ts';
import type { FieldOptions } from '../fields/field.ts';
import { cardTypes, contentTypes, type CardType, type ContentType } from './card-type.ts';

export function cardTypeField<const Options extends FieldOptions<CardType>>(options: Options) {
  const help = 'Design of the cards. Default: the one for the kind of content.';
  return choice<CardType, Options & { label: string; help: string }>(cardTypes, {
    ...{ label: 'Card type', help, labels: cardTypeLabels },
    ...options,
  });
}

/** Labels of cards whose names say nothing to editors. */
const cardTypeLabels: Partial<Record<CardType, string>> = {
  newsStyle: 'News, one below the other',
  peachimg: 'Picture on a coloured ground',
};

export function contentTypeField<const Options extends FieldOptions<ContentType>>(options: Options) {
  return choice(contentTypes, { label: 'Kind of content', help: 'What the cards link to.', ...options });
}
