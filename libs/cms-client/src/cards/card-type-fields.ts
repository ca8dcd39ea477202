import { choice } from '../fields/field-kinds.ts';
import type { FieldOptions } from '../fields/field.ts';
import { cardTypes, contentTypes, type CardType, type ContentType } from './card-type.ts';

export function cardTypeField<const Options extends FieldOptions<CardType>>(options: Options) {
  const help = 'Card design. Default: the one for the kind of content.';
  return choice<CardType, Options & { label: string; help: string }>(cardTypes, {
    ...{ label: 'Card type', help },
    ...options,
  });
}

export function contentTypeField<const Options extends FieldOptions<ContentType>>(options: Options) {
  return choice(contentTypes, { label: 'Kind of content', help: 'What the cards link to.', ...options });
}
