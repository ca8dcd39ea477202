import type { SafeHtml } from '@guildhall/safe-content';

const blockElement = /<(?:p|ul|ol|dl|div|h[1-6]|blockquote|figure|table|pre|hr|details)[\s>]/;

/** Returns the default element, or `div` if the HTML contains block elements. */
export function getWrapperElement<Default extends 'p' | 'span'>(
  html: SafeHtml,
  element: Default,
): Default | 'div' {
  return blockElement.test(html) ? 'div' : element;
}
