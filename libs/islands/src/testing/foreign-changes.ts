/**
 * Changes that translators, password managers and other tools of a visitor make to a part of a page.
 *
 * @example
 * import { expect, it } from 'vitest';
 *
 * it.each(Object.entries(foreignChanges))('keeps its text under %s', (_title, change) => {
 *   document.body.innerHTML = '<p>High tide</p>';
 *   change(document.body);
 *   expect(readOriginalText(document.body)).toBe('High tide');
 * });
 */
export const foreignChanges = {
  'a translation that wraps texts (Chrome)': (root: Element) =>
    eachText(root, (text) => text.replaceWith(wrap('font', [wrap('font', [translate(text.data)])]))),
  'a translation that moves texts into wrappers': (root: Element) =>
    eachText(root, (text) => {
      const font = document.createElement('font');
      text.before(font);
      font.append(text);
      text.replaceWith(translate(text.data));
    }),
  'a translation that changes texts (Firefox, Safari)': (root: Element) =>
    eachText(root, (text) => (text.data = translate(text.data))),
  'a translation that replaces texts': (root: Element) =>
    eachText(root, (text) => {
      const { parentNode, nextSibling } = text;
      text.remove();
      parentNode?.insertBefore(new Text(translate(text.data)), nextSibling);
    }),
  'a translation that is undone and done again': (root: Element) =>
    eachText(root, (text) => {
      const font = wrap('font', [translate(text.data)]);
      text.replaceWith(font);
      font.replaceWith(text);
      text.replaceWith(font);
    }),
  'a translation beside each text': (root: Element) =>
    eachText(root, (text) => {
      if (!text.parentElement?.closest('font')) text.after(wrap('font', [`‹${text.data}›`]));
    }),
  'a reading aid that wraps parts of texts': (root: Element) =>
    eachText(root, (text) => text.replaceWith(wrap('b', [text.data.slice(0, 2)]), text.data.slice(2))),
  'icons after fields (password managers)': (root: Element) =>
    eachField(root, (field) => {
      const icon = document.createElement('div');
      icon.setAttribute('style', 'position: relative');
      field.after(icon);
    }),
  'wrappers around fields': (root: Element) =>
    eachField(root, (field) => {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field, document.createElement('i'));
    }),
  'elements before and after controls': (root: Element) => {
    for (const control of root.querySelectorAll('button,a,input,textarea')) {
      control.before(document.createElement('span'));
      control.after(document.createElement('grammarly-extension'));
    }
  },
  'an own field and button at the start': (root: Element) => {
    for (const form of [root, ...root.querySelectorAll('form')])
      form.prepend(document.createElement('input'), document.createElement('button'));
  },
  'copies instead of controls': (root: Element) => {
    for (const control of root.querySelectorAll('button,label')) control.replaceWith(control.cloneNode(true));
  },
  'own attributes, classes and styles': (root: Element) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      element.dataset['processedBy'] = 'extension';
      element.setAttribute('spellcheck', 'false');
      element.classList.add('inverted');
      element.style.colorScheme = 'dark';
    }
  },
  'comments removed': (root: Element) => {
    const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    while (comments.nextNode()) found.push(comments.currentNode as Comment);
    for (const comment of found) comment.remove();
  },
  'elements around the page and in its head': () => {
    for (const parent of [document.body, document.head]) {
      parent.prepend(document.createElement('meta'));
      parent.append(document.createElement('style'));
    }
    document.body.prepend(document.createElement('extension-root'));
    document.body.append(document.createElement('extension-root'));
  },
} satisfies Record<string, (root: Element) => void>;

/**
 * Returns the text of a changed part as it was before.
 *
 * @example
 * document.body.innerHTML = '<p>High tide</p>';
 * foreignChanges['a translation that replaces texts'](document.body);
 * readOriginalText(document.body); // `High tide`
 */
export function readOriginalText(root: Element): string {
  return (root.textContent ?? '').replaceAll(/‹[^›]*›|[«»]/g, '');
}

const translate = (text: string): string => `«${text}»`;

function wrap(name: string, children: (Node | string)[]): HTMLElement {
  const wrapper = document.createElement(name);
  wrapper.append(...children);
  return wrapper;
}

/** Like every translator, it leaves out what is marked so. */
function eachText(root: Element, change: (text: Text) => void): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found)
    if (text.data.trim() && !text.parentElement?.closest('[translate=no],script,style,noscript,textarea'))
      change(text);
}

function eachField(root: Element, change: (field: Element) => void): void {
  for (const field of root.querySelectorAll('input,textarea,select')) change(field);
}
