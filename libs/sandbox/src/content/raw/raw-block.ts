export type ContentType =
  | 'news'
  | 'cases'
  | 'blog'
  | 'people'
  | 'focus-areas'
  | 'calendar'
  | 'initiatives'
  | 'organisations';

export type CardType =
  | 'news'
  | 'newsStyle'
  | 'case'
  | 'blog'
  | 'person'
  | 'peachimg'
  | 'calendar'
  | 'initiative'
  | 'organisation';

/** A block with the fields of its kind, which the content client defines. */
export interface RawBlock {
  idd: string;
  blockName: string;
  attrs?: { className?: string; anchor?: string; start?: number; reversed?: boolean } | [];
  backgroundColor?: string;
  blockTitle?: string;
  blockDescription?: string;
  [field: string]: unknown;
}
