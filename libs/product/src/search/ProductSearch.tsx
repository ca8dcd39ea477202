import type { PartialTexts } from '@guildhall/ui';
import { useId, type ReactElement } from 'react';
import { mergeProductTexts, type ProductTexts } from '../texts/product-texts.ts';
import styles from './ProductSearch.module.css';

/** The shop is asked for no more letters. */
const maxLetters = 100;

export interface ProductSearchProps {
  /** The current search text. */
  text?: string | undefined;
  texts?: PartialTexts<ProductTexts> | undefined;
}

/** The box in which products are looked for: a form that leads to `/p?q=…`, with or without script. */
export function ProductSearch({ text, texts }: ProductSearchProps): ReactElement {
  const id = useId();
  const words = mergeProductTexts(texts);
  return (
    <form className={styles['search']} role="search" action="/p" method="get">
      <label htmlFor={id}>{words.searchLabel}</label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={maxLetters}
        required
        autoComplete="off"
        enterKeyHint="search"
      />
      <button>{words.searchButton}</button>
    </form>
  );
}
