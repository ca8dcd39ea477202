import type { SafeHtml } from '@guildhall/safe-content';

const blockElement = /<(?:p|ul|ol|dl|div|h[1-6]|blockquote|figure|table|pre|hr|details)[\s>]/;

/**
 * The element that may hold an editor's few words: the one asked for, or `div` when they have elements of their own.
 */
export function getWrapperElement<Usual extends 'p' | 'span'>(html: SafeHtml, usual: Usual): Usual | 'div' {
  return blockElement.test(html) ? 'div' : usual;
}
