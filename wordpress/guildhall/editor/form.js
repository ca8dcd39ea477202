/**
 * The form of a block in the canvas: its fields while it is selected, else a short summary.
 */
(function () {
  const editor = window.guildhallEditor;
  const { createElement: el, Fragment } = window.wp.element;
  const { useBlockProps } = window.wp.blockEditor;
  const { __, _n, sprintf } = window.wp.i18n;

  /** The fields of a block, an item or a group, each with its problem below it. */
  editor.Fields = function ({ fields, values, onValues, ...props }) {
    return el(
      'div',
      { className: 'guildhall-fields' },
      editor
        .findShownFields(fields, values)
        .map((field) => el(FieldRow, { ...props, key: field.name, field, values, onValues })),
    );
  };

  function FieldRow(props) {
    const { field, values, onValues, place } = props;
    const value = editor.getValue(field, values);
    const onChange = (next) => onValues(editor.createChange(field, next === '' ? undefined : next));
    const own = {
      ...props,
      place: `${place}-${field.name}`,
      label: editor.createLabel(field),
      value,
      onChange,
    };
    const problem = editor.findProblem(field, value, props.context);
    return el(
      'div',
      {
        className: `guildhall-row is-${field.kind}${problem ? ' has-problem' : ''}`,
        'data-field': field.name,
      },
      el(editor.controls[field.kind] || editor.controls.text, own),
      problem && el('p', { className: 'guildhall-problem' }, problem),
    );
  }

  editor.ProblemCount = function ({ count }) {
    /* translators: %d: number of fields */
    const text = sprintf(
      _n('%d field needs your attention', '%d fields need your attention', count, 'guildhall'),
      count,
    );
    return el('span', { className: 'guildhall-problem-count' }, text);
  };

  /** Creates the component that edits a block of this description. */
  editor.createEdit = function (block) {
    const own = insertSourceFields(block);
    const { baseFields } = editor.descriptions;
    return function Edit({ attributes, setAttributes, isSelected, clientId }) {
      const context = { getAlt: editor.getAlt };
      const lack = editor.findLack(block, attributes);
      const count = editor.countProblems([...own, ...baseFields], attributes, context) + (lack ? 1 : 0);
      const props = { values: attributes, onValues: setAttributes, place: clientId, clientId, context };
      const title = findTitle(block, attributes);
      return el(
        'div',
        useBlockProps({ className: `guildhall-form${isSelected ? ' is-open' : ''}` }),
        el(
          'div',
          { className: 'guildhall-form__head' },
          el('span', { className: `dashicons dashicons-${block.icon}`, 'aria-hidden': true }),
          el('span', { className: 'guildhall-form__kind' }, block.label),
          title && el('span', { className: 'guildhall-form__title' }, title),
          count > 0 && el(editor.ProblemCount, { count }),
        ),
        isSelected
          ? el(Form, { ...props, own, baseFields, lack })
          : el(editor.Summary, { fields: own, values: attributes, titledBy: block.titledBy }),
      );
    };
  };

  function Form({ own, baseFields, lack, ...props }) {
    return el(
      Fragment,
      null,
      lack && el('p', { className: 'guildhall-problem' }, lack),
      el(editor.Fields, { ...props, fields: own }),
      el(
        'details',
        { className: 'guildhall-more' },
        el('summary', null, __('Background and heading', 'guildhall')),
        el(editor.Fields, { ...props, fields: baseFields }),
      ),
    );
  }

  /** Puts what the lists are made of after the kind of content. */
  function insertSourceFields({ fields, sourceFields = [] }) {
    const at = fields.findIndex(({ kind }) => kind === 'route');
    return at < 0 ? [...fields, ...sourceFields] : fields.toSpliced(at, 0, ...sourceFields);
  }

  function findTitle({ titledBy }, attributes) {
    return editor.toText(attributes[titledBy] || attributes.blockTitle || '');
  }

  /** The values of a block in a few lines, while another one is edited. */
  editor.Summary = function ({ fields, values, titledBy }) {
    const rows = editor.findShownFields(fields, values).flatMap((field) => {
      if (field.name === titledBy || values[field.name] === undefined) return [];
      const row = createSummaryRow(field, values[field.name]);
      return row ? [el('div', { key: field.name, className: 'guildhall-summary__row' }, row)] : [];
    });
    return rows.length > 0 && el('div', { className: 'guildhall-summary' }, rows.slice(0, 6));
  };

  function createSummaryRow(field, value) {
    switch (field.kind) {
      case 'image':
        return value.id && el(Thumbnail, { id: value.id });
      case 'link':
        return value.url && `${value.title || value.url} →`;
      case 'items':
      case 'cards':
      case 'texts':
        return value.length > 0 && `${field.label}: ${value.length}`;
      case 'choice':
        return `${field.label}: ${field.choiceLabels[field.choices.indexOf(value)] || value}`;
      case 'flag':
        return value && field.label;
      case 'text':
      case 'html':
        return editor.shorten(editor.toText(value), 200);
      case 'word':
      case 'number':
        return `${field.label}: ${value}`;
      default:
        return undefined;
    }
  }

  function Thumbnail({ id }) {
    const item = editor.useMedia(id);
    return item?.url
      ? el('img', { className: 'guildhall-thumbnail', src: item.url, alt: item.alt || '' })
      : null;
  }
})();
