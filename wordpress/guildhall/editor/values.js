/**
 * Values of blocks: reading them by their descriptions, without WordPress or a browser.
 */
(function () {
  const editor = (window.guildhallEditor = window.guildhallEditor || {});

  /** Returns true for what counts as nothing: an empty text, list or object, and `false`. */
  editor.isEmpty = function (value) {
    if (value === undefined || value === null || value === false) return true;
    if (typeof value === 'string') return value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
    if (Array.isArray(value)) return value.length === 0;
    return typeof value === 'object' && Object.keys(value).length === 0;
  };

  /** Reads a field's value: also one that was saved under an earlier name, else the default. */
  editor.getValue = function (field, values) {
    const named = [field.name, ...(field.formerly || [])].find((name) => values[name] !== undefined);
    return named === undefined ? field.default : values[named];
  };

  /** Creates the change that sets a field, and removes what was saved under earlier names. */
  editor.createChange = function (field, value) {
    const change = { [field.name]: value };
    for (const name of field.formerly || []) change[name] = undefined;
    return change;
  };

  /** Returns the fields that a form shows: no routes, and only those whose condition is met. */
  editor.findShownFields = function (fields, values) {
    return fields.filter((field) => hasControl(field) && isShown(field, fields, values));
  };

  function hasControl(field) {
    return field.kind === 'group' ? (field.fields || []).some(hasControl) : field.kind !== 'route';
  }

  function isShown({ when }, fields, values) {
    return !when || editor.isMet(when, fields, values);
  }

  /** Returns true if the field of a condition has one of its values. */
  editor.isMet = function (condition, fields, values) {
    const field = fields.find(({ name }) => name === condition.field);
    return condition.is.includes(field ? editor.getValue(field, values) : undefined);
  };

  /** Returns the text of an item's first field that has one, to name it in a list. */
  editor.getItemTitle = function (fields, item) {
    for (const field of fields) {
      const value = editor.getValue(field, item);
      const text = value && typeof value === 'object' ? value.title : value;
      if (field.kind !== 'choice' && typeof text === 'string' && !editor.isEmpty(text))
        return editor.toText(text);
    }
    return '';
  };

  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", '#039': "'" };

  /** Returns HTML as plain text of one line. Words that only emphasis or a link divides stay together. */
  editor.toText = function (html) {
    return String(html)
      .replace(/<\/?(?:a|b|i|em|strong|span|sub|sup|small|mark|code)\b[^>]*>/gi, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(#?\w+);/g, (all, name) => entities[name] || all)
      .replace(/\s+/g, ' ')
      .trim();
  };

  /** Shortens a text at the end of a word, and shows that there is more. */
  editor.shorten = function (text, length) {
    if (text.length <= length) return text;
    const cut = text.slice(0, length);
    const end = cut.lastIndexOf(' ');
    return `${cut.slice(0, end > 0 ? end : length)}…`;
  };

  const blockTags = /<\/?(?:p|ul|ol|li|h[1-6]|table|blockquote|div|pre|dl|details|figure|hr)\b/i;

  /**
   * Splits HTML into lines `{ type: 'p' | 'ul' | 'ol', html }`. Returns `undefined` for HTML with other elements, which is
   * edited as it is.
   */
  editor.toLines = function (html) {
    let rest = String(html || '').trim();
    if (rest === '') return [{ type: 'p', html: '' }];
    if (!blockTags.test(rest)) return [{ type: 'p', html: rest }];
    const lines = [];
    while (rest !== '') {
      const part = /^<(p|ul|ol)>([\s\S]*?)<\/\1>\s*/i.exec(rest);
      const own = part && readLines(part[1].toLowerCase(), part[2]);
      if (!own) return undefined;
      lines.push(...own);
      rest = rest.slice(part[0].length);
    }
    return lines;
  };

  function readLines(type, html) {
    if (type === 'p') return blockTags.test(html) ? undefined : [{ type, html: html.trim() }];
    const items = [...html.matchAll(/<li>([\s\S]*?)<\/li>/gi)].map((item) => item[1].trim());
    const isPlain = html.replace(/<li>[\s\S]*?<\/li>/gi, '').trim() === '';
    return isPlain && !items.some((item) => blockTags.test(item))
      ? items.map((item) => ({ type, html: item }))
      : undefined;
  }

  /** Joins lines to HTML: neighbouring lines of a list become one list, empty lines at the end are dropped. */
  editor.fromLines = function (lines) {
    if (lines.every((line) => editor.isEmpty(line.html))) return '';
    let html = '';
    lines.forEach(({ type, html: text }, index) => {
      if (type === 'p') {
        html += `<p>${text}</p>`;
        return;
      }
      if (lines[index - 1]?.type !== type) html += `<${type}>`;
      html += `<li>${text}</li>`;
      if (lines[index + 1]?.type !== type) html += `</${type}>`;
    });
    return html;
  };

  /** Returns HTML as one line, for texts without paragraphs. */
  editor.toInline = function (html) {
    const lines = editor.toLines(html);
    return lines ? lines.map((line) => line.html).join('<br>') : String(html);
  };

  /** Moves an item of a list. */
  editor.moveItem = function (list, from, to) {
    const next = [...list];
    next.splice(to, 0, ...next.splice(from, 1));
    return next;
  };

  /** `20260305` → `2026-03-05`, as browsers' date fields write it. */
  editor.toDateInput = (day) =>
    /^\d{8}$/.test(day || '') ? day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : '';
  editor.fromDateInput = (date) => (date || '').replaceAll('-', '');
})();
