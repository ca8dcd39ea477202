/**
 * Problems of blocks: what the site would leave out, said to editors beside the field.
 */
(function () {
  const editor = window.guildhallEditor;
  const { __, sprintf } = window.wp.i18n;

  /**
   * Finds the problem of a field, if there is one.
   *
   * @param {Object} field   Its description.
   * @param {*}      value   Its value.
   * @param {Object} context `getAlt( id )` returns the alternative text of a picture in the media library, if it is known.
   */
  editor.findProblem = function (field, value, context = {}) {
    if (isMissing(field, value))
      return field.presence === 'required'
        ? __('Fill this in: without it, visitors do not see the block.', 'guildhall')
        : undefined;
    const check = checks[field.kind];
    return check ? check(field, value, context) : undefined;
  };

  function isMissing(field, value) {
    if (field.kind === 'link') return !value || editor.isEmpty(value.url);
    if (field.kind === 'image' || field.kind === 'file') return !value || !value.id;
    return value !== 0 && editor.isEmpty(value);
  }

  const checks = {
    text: checkText,
    word: checkWord,
    url: (field, value) => checkUrl(value),
    number: checkNumber,
    day: (field, value) => (/^\d{8}$/.test(value) ? undefined : createExpected(field)),
    choice: (field, value) =>
      field.choices.includes(value)
        ? undefined
        : __('This choice is no longer there. Choose another one.', 'guildhall'),
    link: checkLink,
    image: checkImage,
    texts: checkCount,
    items: checkItems,
    cards: checkCount,
  };

  function createExpected(field) {
    /* translators: %s: what a field takes, such as "a length such as 600px" */
    return sprintf(__('Expected: %s.', 'guildhall'), field.expected);
  }

  function checkText(field, value) {
    return field.maxLength && value.length > field.maxLength
      ? /* translators: %d: number of characters */
        sprintf(__('The site shows the first %d characters only.', 'guildhall'), field.maxLength)
      : undefined;
  }

  function checkWord(field, value) {
    const source = field.inputPattern || field.pattern;
    return source && !createPattern(source).test(value) ? createExpected(field) : undefined;
  }

  /** Older browsers do not know the flag `v`; the patterns mean the same with `u`. */
  function createPattern(source) {
    try {
      return new RegExp(`^(?:${source})$`, 'v');
    } catch {
      return new RegExp(`^(?:${source})$`, 'u');
    }
  }

  const knownUrl = /^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@|tel:[+\d]|\/(?!\/)|[#?])/i;

  function checkUrl(value) {
    return knownUrl.test(String(value).trim())
      ? undefined
      : __(
          'Use a URL with https://, a page of this site, an email address with mailto: or a number with tel:.',
          'guildhall',
        );
  }

  function checkNumber(field, value) {
    const isInRange =
      Number.isInteger(value) && value >= (field.min ?? value) && value <= (field.max ?? value);
    return isInRange ? undefined : createExpected(field);
  }

  function checkLink(field, value) {
    const wrong = checkUrl(value.url);
    if (wrong) return wrong;
    return field.linkTitle === 'required' && editor.isEmpty(value.title)
      ? __('Add a title that says where the link goes.', 'guildhall')
      : undefined;
  }

  function checkImage(field, value, { getAlt = () => undefined }) {
    const alt = value.alt ?? getAlt(value.id);
    return field.alt === 'required' && alt !== undefined && editor.isEmpty(alt)
      ? __('Describe the picture for people who cannot see it.', 'guildhall')
      : undefined;
  }

  function checkCount(field, value) {
    return field.maxItems && value.length > field.maxItems
      ? /* translators: %d: number of items */
        sprintf(__('The site shows the first %d only.', 'guildhall'), field.maxItems)
      : undefined;
  }

  function checkItems(field, value) {
    const { needsItem, fields } = field;
    return needsItem && !value.some((item) => editor.isMet(needsItem, fields, item))
      ? createExpected(field)
      : checkCount(field, value);
  }

  /** Counts the problems of shown fields, those of items and groups included. */
  editor.countProblems = function (fields, values, context) {
    return editor.findShownFields(fields, values).reduce((count, field) => {
      const value = editor.getValue(field, values);
      const own = editor.findProblem(field, value, context) ? 1 : 0;
      if (field.kind === 'group')
        return count + (editor.isEmpty(value) ? own : editor.countProblems(field.fields, value, context));
      const items = field.kind === 'items' ? value || [] : [];
      return (
        count + own + items.reduce((sum, item) => sum + editor.countProblems(field.fields, item, context), 0)
      );
    }, 0);
  };

  /** Returns what a block lacks if it needs at least one of several fields and has none. */
  editor.findLack = function (block, values) {
    const isThere = (name) => {
      const field = block.fields.find((one) => one.name === name);
      return field && !isMissing(field, editor.getValue(field, values));
    };
    if (!block.needsOneOf || block.needsOneOf.some(isThere)) return undefined;
    const labels = block.needsOneOf.map(
      (name) => block.fields.find((one) => one.name === name)?.label || name,
    );
    /* translators: %s: names of fields, joined by "or" */
    return sprintf(
      __('Fill in one of these: %s. Without it, visitors do not see the block.', 'guildhall'),
      labels.join(' / '),
    );
  };
})();
