/** Texts of components that get none from their callers. */
export interface UiTexts {
  /** After links that open a new tab, for screen readers. */
  newTab: string;
  /** Accessible name of a table without a caption. */
  table: string;
}

/**
 * The English texts of components that get none from their callers.
 *
 * @example
 * const texts: UiTexts = { ...uiTexts, newTab: '(new tab)' };
 * texts.table; // 'Table'
 */
export const uiTexts: UiTexts = { newTab: '(opens in a new tab)', table: 'Table' };
