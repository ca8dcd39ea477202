/**
 * Plain controls: a text, a choice, a number, yes or no, a date, a background.
 */
(function () {
  const editor = window.guildhallEditor;
  const { createElement: el, useEffect, useState } = window.wp.element;
  const { TextControl, TextareaControl, SelectControl, CheckboxControl, ComboboxControl } =
    window.wp.components;
  const { __, sprintf } = window.wp.i18n;
  const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

  /** Controls by the kind of field. Each gets `{ field, label, value, onChange, place, clientId, context }`. */
  editor.controls = {};

  /** Marks a required field's label. */
  editor.createLabel = ({ label, presence }) =>
    presence === 'required'
      ? /* translators: %s: label of a field */ sprintf(__('%s (required)', 'guildhall'), label)
      : label;

  editor.controls.text = function ({ field, label, value = '', onChange }) {
    const Control = field.layout === 'lines' ? TextareaControl : TextControl;
    return el(Control, { ...modern, label, help: field.help, value, onChange });
  };

  editor.controls.url = function ({ field, label, value = '', onChange }) {
    return el(TextControl, {
      ...modern,
      label,
      help: field.help,
      value,
      onChange,
      type: 'text',
      inputMode: 'url',
    });
  };

  editor.controls.flag = function ({ field, label, value, onChange }) {
    return el(CheckboxControl, {
      __nextHasNoMarginBottom: true,
      label,
      help: field.help,
      checked: value === true,
      onChange,
    });
  };

  editor.controls.number = function ({ field, label, value, onChange }) {
    const { min, max, help } = field;
    const toNumber = (text) => onChange(text === '' ? undefined : Number(text));
    return el(TextControl, {
      ...modern,
      label,
      help,
      type: 'number',
      min,
      max,
      value: value ?? '',
      onChange: toNumber,
    });
  };

  editor.controls.day = function ({ field, label, value, onChange }) {
    const toDay = (date) => onChange(editor.fromDateInput(date) || undefined);
    return el(TextControl, {
      ...modern,
      label,
      help: field.help,
      type: 'date',
      value: editor.toDateInput(value),
      onChange: toDay,
    });
  };

  editor.controls.choice = function (props) {
    const { field, label, value, onChange } = props;
    if (field.name === 'backgroundColor') return el(Swatches, props);
    const options = field.choices.map((choice, index) => ({
      value: choice,
      label: field.choiceLabels[index],
    }));
    return el(Choice, {
      label,
      help: field.help,
      value,
      options,
      onChange,
      isOptional: field.presence !== 'default',
    });
  };

  /** A list to choose from. A value that is not in it stays, and is shown as it was saved. */
  function Choice({ label, help, value, options, onChange, isOptional }) {
    const isKnown = value === undefined || value === '' || options.some((option) => option.value === value);
    const all = [
      ...(isOptional ? [{ value: '', label: __('– not chosen –', 'guildhall') }] : []),
      ...options,
      ...(isKnown ? [] : [{ value, label: value }]),
    ];
    return el(SelectControl, {
      ...modern,
      ...{ label, help, value: value ?? '', options: all },
      onChange: (chosen) => onChange(chosen === '' ? undefined : chosen),
    });
  }

  const isHex = (value) => /^#[0-9a-f]{6}$/i.test(value || '');

  /** Backgrounds with their colours, as radio buttons. A saved one that is no longer there stays a choice. */
  function Swatches({ field, label, value, onChange, place, takesOwn = false }) {
    const name = `${place}-background`;
    const known = [{ name: undefined, label: __('None', 'guildhall') }, ...editor.descriptions.grounds];
    const isOwn = takesOwn && isHex(value);
    const isKnown = isOwn || known.some((ground) => ground.name === (value || undefined));
    const grounds = isKnown ? known : [...known, { name: value, label: value }];
    const swatch = (ground) =>
      el(
        'label',
        { key: ground.name || 'none', className: 'guildhall-swatch' },
        el('input', {
          ...{ type: 'radio', name, checked: (value || undefined) === ground.name },
          onChange: () => onChange(ground.name),
        }),
        el('span', {
          className: 'guildhall-swatch__colour',
          style: { background: ground.colour || 'transparent' },
        }),
        ground.label,
      );
    return el(
      'fieldset',
      { className: 'guildhall-swatches' },
      el('legend', null, label),
      ...grounds.map(swatch),
      takesOwn && el(OwnColour, { name, value: isOwn ? value.toLowerCase() : undefined, onChange }),
      el('p', { className: 'guildhall-help' }, field.help),
    );
  }

  /** A colour of the editor's own, after the backgrounds. */
  function OwnColour({ name, value, onChange }) {
    const [picked, setPicked] = useState(value || '#aa3300');
    const pick = (colour) => {
      setPicked(colour);
      onChange(colour);
    };
    return el(
      'span',
      { className: 'guildhall-swatch' },
      el(
        'label',
        { className: 'guildhall-swatch' },
        el('input', { type: 'radio', name, checked: value !== undefined, onChange: () => pick(picked) }),
        __('Another one:', 'guildhall'),
      ),
      el('input', {
        ...{ type: 'color', value: value || picked, 'aria-label': __('Another colour', 'guildhall') },
        onChange: (event) => pick(event.target.value),
      }),
    );
  }

  /** A word that is chosen from a list or the colours of the organisation, or typed if there is no such list. */
  editor.controls.word = function (props) {
    const { choosesFrom } = props.field;
    if (choosesFrom === 'grounds') return el(Swatches, { ...props, takesOwn: true });
    return el(choosesFrom ? ChosenWord : editor.controls.text, props);
  };

  function ChosenWord(props) {
    const { field, label, value, onChange } = props;
    const [choices, setChoices] = useState();
    useEffect(() => {
      let isGone = false;
      editor.fetchChoices().then((found) => isGone || setChoices(found[field.choosesFrom] || []));
      return () => {
        isGone = true;
      };
    }, [field.choosesFrom]);
    if (choices === undefined)
      return el(Choice, { label, help: field.help, value, options: [], onChange, isOptional: true });
    if (choices.length === 0 && field.choosesFrom !== 'categories') {
      const help = `${field.help} ${__('An administrator can list them under Settings → Guildhall.', 'guildhall')}`;
      return el(editor.controls.text, { ...props, field: { ...field, help } });
    }
    if (choices.length <= 30)
      return el(Choice, { label, help: field.help, value, options: choices, onChange, isOptional: true });
    return el(ComboboxControl, {
      ...modern,
      label,
      help: field.help,
      value,
      options: choices,
      onChange: (chosen) => onChange(chosen || undefined),
    });
  }
})();
