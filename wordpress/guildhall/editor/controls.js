/**
 * Plain controls: a text, a choice, a number, yes or no, a date, a background.
 */
(function () {
  const editor = window.guildhallEditor;
  const { createElement: el, useEffect, useState } = window.wp.element;
  const { TextControl, TextareaControl, SelectControl, CheckboxControl, ComboboxControl } =
    window.wp.components;
  const { __ } = window.wp.i18n;
  const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

  /** Controls by the kind of field. Each gets `{ field, label, value, onChange, place, clientId, context }`. */
  editor.controls = {};

  /** Marks a required field's label. */
  editor.createLabel = ({ label, presence }) => (presence === 'required' ? `${label} *` : label);

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

  /** Backgrounds with their colours, as radio buttons. */
  function Swatches({ field, label, value, onChange, place }) {
    const name = `${place}-background`;
    const grounds = [{ name: undefined, label: __('None', 'guildhall') }, ...editor.descriptions.grounds];
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
      el('p', { className: 'guildhall-help' }, field.help),
    );
  }

  /** A word that is chosen from a list of the organisation, or typed if there is no such list. */
  editor.controls.word = function (props) {
    return props.field.choosesFrom && props.field.choosesFrom !== 'grounds'
      ? el(ChosenWord, props)
      : el(editor.controls.text, props);
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
