import type { Page } from '@playwright/test';

/** Puts every text of a page into `<font>`, as Chrome's translation does. */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('[translate=no],script,style,noscript,textarea'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** Adds an icon after each field, as password managers do. */
export const addIcons = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input,textarea')) {
      const icon = document.createElement('div');
      field.after(icon);
    }
  });
