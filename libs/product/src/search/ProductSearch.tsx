import type { PartialTexts } from '@guildhall/ui';
import { useId, type ReactElement } from 'react';
import { mergeProductTexts, type ProductTexts } from '../texts/product-texts.ts';
import styles from './ProductSearch.module.css';

/** Maximum length of the shop's search text, in letters. */
const maxLetters = 100;

/** The props of `ProductSearch`. */
export interface ProductSearchProps {
  /** The current search text. */
  text?: string | undefined;
  /** Texts that differ from the built-in English. */
  texts?: PartialTexts<ProductTexts> | undefined;
}

/**
 * The product search: a form that leads to `/p?q=…`, with or without JavaScript.
 *
 * @example
 * <ProductSearch text="tides" />
 */
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
