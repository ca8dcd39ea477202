/**
 * Texts with links and emphasis: of one line, and of paragraphs and lists.
 */
(function () {
  const editor = window.guildhallEditor;
  const { createElement: el, useState } = window.wp.element;
  const { Button, TextareaControl } = window.wp.components;
  const { RichText } = window.wp.blockEditor;
  const { create, split, toHTMLString } = window.wp.richText;
  const { select, useDispatch } = window.wp.data;
  const { __ } = window.wp.i18n;
  const formats = ['core/bold', 'core/italic', 'core/link'];

  editor.controls.html = function (props) {
    return el(props.field.layout === 'inline' ? Inline : Paragraphs, props);
  };

  /** A text without paragraphs. */
  function Inline({ field, label, value, onChange, place }) {
    return el(
      'div',
      { className: 'guildhall-field' },
      el('span', { className: 'guildhall-label', id: `${place}-label` }, label),
      el(editor.RichLine, { place, label, value: editor.toInline(value || ''), onChange }),
      el('p', { className: 'guildhall-help' }, field.help),
    );
  }

  /** One editable line, with the formats that the site keeps. */
  editor.RichLine = function ({
    place,
    label,
    value,
    onChange,
    onKeyDown,
    tagName = 'p',
    disableLineBreaks = false,
  }) {
    const line = el(RichText, {
      ...{ identifier: place, tagName, value, onChange, allowedFormats: formats, disableLineBreaks },
      ...{ className: 'guildhall-rich', 'aria-label': label, placeholder: __('Write…', 'guildhall') },
    });
    return onKeyDown ? el('div', { onKeyDownCapture: onKeyDown }, line) : line;
  };

  /** Paragraphs and lists, a line each: Enter begins the next one, Backspace deletes an empty one. */
  function Paragraphs(props) {
    const { field, label, value, place } = props;
    const lines = editor.toLines(value);
    return el(
      'div',
      { className: 'guildhall-field' },
      el('span', { className: 'guildhall-label' }, label),
      lines ? el(Lines, { ...props, lines, place }) : el(Source, props),
      el('p', { className: 'guildhall-help' }, field.help),
    );
  }

  /** HTML with headings or tables, as it is. */
  function Source({ label, value, onChange }) {
    const help = __('This text has more than paragraphs and lists, so it is edited as HTML.', 'guildhall');
    return el(TextareaControl, {
      __nextHasNoMarginBottom: true,
      label,
      hideLabelFromVision: true,
      help,
      value,
      onChange,
      rows: 8,
    });
  }

  function Lines({ lines: saved, label, onChange, place, clientId }) {
    const { selectionChange } = useDispatch('core/block-editor');
    const [drafts, setDrafts] = useState(saved);
    const [written, setWritten] = useState(editor.fromLines(saved));
    // Empty lines are kept while they are edited; a value from elsewhere, such as undo, replaces them.
    const lines = editor.fromLines(saved) === written ? drafts : saved;
    const change = (next) => {
      setDrafts(next);
      setWritten(editor.fromLines(next));
      onChange(editor.fromLines(next));
    };
    const focus = (index, offset) =>
      setTimeout(() => selectionChange(clientId, `${place}-${index}`, offset, offset));
    const handlers = createLineHandlers({ lines, change, focus });
    return el(
      'div',
      { className: 'guildhall-lines' },
      lines.map((line, index) => el(Line, { key: index, line, index, label, place, ...handlers })),
    );
  }

  function createLineHandlers({ lines, change, focus }) {
    const replace = (index, ...own) => change(lines.toSpliced(index, 1, ...own));
    return {
      onText: (index, html) => replace(index, { ...lines[index], html }),
      onType: (index, type) => replace(index, { ...lines[index], type }),
      onSplit(index) {
        const { type, html } = lines[index];
        if (type !== 'p' && editor.isEmpty(html)) return replace(index, { type: 'p', html: '' });
        const whole = create({ html });
        const at = (offset = whole.text.length) => Math.min(offset, whole.text.length);
        const { getSelectionStart, getSelectionEnd } = select('core/block-editor');
        const ends = [at(getSelectionStart().offset), at(getSelectionEnd().offset)];
        const [start, end] = [Math.min(...ends), Math.max(...ends)];
        const [before, after] = split({ ...whole, start, end });
        replace(
          index,
          { type, html: toHTMLString({ value: before }) },
          { type, html: toHTMLString({ value: after }) },
        );
        focus(index + 1, 0);
      },
      onRemove(index) {
        if (lines.length === 1) return replace(index, { type: 'p', html: '' });
        change(lines.toSpliced(index, 1));
        const previous = lines[index - 1];
        if (previous) focus(index - 1, create({ html: previous.html }).text.length);
      },
    };
  }

  function Line({ line, index, label, place, onText, onType, onSplit, onRemove }) {
    const onKeyDown = (event) => {
      const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
      const isDelete = event.key === 'Backspace' && editor.isEmpty(line.html);
      if (!isEnter && !isDelete) return;
      event.preventDefault();
      event.stopPropagation();
      (isEnter ? onSplit : onRemove)(index);
    };
    const type = (name, icon, text) =>
      el(Button, {
        ...{ key: name, icon, label: text, size: 'small', isPressed: line.type === name },
        onClick: () => onType(index, line.type === name ? 'p' : name),
      });
    return el(
      'div',
      { className: `guildhall-line is-${line.type}` },
      el(editor.RichLine, {
        ...{ place: `${place}-${index}`, label: `${label}, ${index + 1}`, value: line.html, onKeyDown },
        onChange: (html) => onText(index, html),
      }),
      el(
        'span',
        { className: 'guildhall-line__types' },
        type('ul', 'editor-ul', __('Bulleted', 'guildhall')),
        type('ol', 'editor-ol', __('Numbered', 'guildhall')),
      ),
    );
  }
})();
