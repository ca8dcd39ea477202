/**
 * Lists: items with fields of their own, and texts.
 */
(function () {
  const editor = window.guildhallEditor;
  const { createElement: el, useState } = window.wp.element;
  const { Button } = window.wp.components;
  const { __, sprintf } = window.wp.i18n;

  /** Buttons to move an item up and down, and to remove it. */
  editor.ItemButtons = function ({ list, index, onChange, name }) {
    const button = (icon, text, isDisabled, change) =>
      el(Button, {
        ...{
          icon,
          label: `${text}: ${name}`,
          size: 'small',
          disabled: isDisabled,
          accessibleWhenDisabled: true,
        },
        onClick: (event) => {
          event.stopPropagation();
          onChange(change());
        },
      });
    const isLast = index === list.length - 1;
    return el(
      'span',
      { className: 'guildhall-item__buttons' },
      button('arrow-up-alt2', __('Move up', 'guildhall'), index === 0, () =>
        editor.moveItem(list, index, index - 1),
      ),
      button('arrow-down-alt2', __('Move down', 'guildhall'), isLast, () =>
        editor.moveItem(list, index, index + 1),
      ),
      button('trash', __('Remove', 'guildhall'), false, () => list.toSpliced(index, 1)),
    );
  };

  function createAddButton(field, count, onClick) {
    /* translators: %s: what an item is called, such as "slide" */
    const text = sprintf(__('Add: %s', 'guildhall'), field.itemName || field.label);
    return el(
      Button,
      { variant: 'secondary', size: 'compact', disabled: count >= (field.maxItems || Infinity), onClick },
      text,
    );
  }

  editor.controls.items = function (props) {
    const { field, label, value, onChange, place } = props;
    const list = value || [];
    const [opened, setOpened] = useState(list.length === 1 ? 0 : undefined);
    const add = () => {
      onChange([...list, {}]);
      setOpened(list.length);
    };
    const item = (own, index) =>
      el(Item, {
        ...{ key: index, ...props, own, index, list, place: `${place}-${index}`, isOpen: opened === index },
        onToggle: () => setOpened(opened === index ? undefined : index),
        onList: (next) => {
          setOpened(undefined);
          onChange(next);
        },
      });
    return el(
      'fieldset',
      { className: 'guildhall-group' },
      el('legend', null, label),
      el('ol', { className: 'guildhall-items' }, list.map(item)),
      createAddButton(field, list.length, add),
      el('p', { className: 'guildhall-help' }, field.help),
    );
  };

  function Item(props) {
    const { field, own, index, list, isOpen, onToggle, onList, onChange, context } = props;
    const kind = field.itemName
      ? field.itemName.charAt(0).toUpperCase() + field.itemName.slice(1)
      : field.label;
    const name = editor.getItemTitle(field.fields, own) || `${kind} ${index + 1}`;
    const count = editor.countProblems(field.fields, own, context);
    const onValues = (change) => onChange(list.toSpliced(index, 1, withoutUndefined({ ...own, ...change })));
    return el(
      'li',
      { className: 'guildhall-item' },
      el(
        'div',
        { className: 'guildhall-item__head' },
        el(Button, { className: 'guildhall-item__name', 'aria-expanded': isOpen, onClick: onToggle }, name),
        count > 0 && el(editor.ProblemCount, { count }),
        el(editor.ItemButtons, { list, index, onChange: onList, name }),
      ),
      isOpen && el(editor.Fields, { ...props, fields: field.fields, values: own, onValues }),
    );
  }

  /** Attributes are saved as JSON, which has no `undefined`. */
  const withoutUndefined = (values) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

  editor.controls.texts = function ({ field, label, value, onChange, place }) {
    const list = value || [];
    const item = (html, index) =>
      el(
        'li',
        { key: index, className: 'guildhall-item' },
        el(
          'div',
          { className: 'guildhall-item__head' },
          el(editor.RichLine, {
            ...{
              place: `${place}-${index}`,
              label: `${field.itemName} ${index + 1}`,
              value: html,
              tagName: 'div',
            },
            onChange: (next) => onChange(list.toSpliced(index, 1, next)),
          }),
          el(editor.ItemButtons, { list, index, onChange, name: editor.toText(html) || String(index + 1) }),
        ),
      );
    return el(
      'fieldset',
      { className: 'guildhall-group' },
      el('legend', null, label),
      el('ol', { className: 'guildhall-items' }, list.map(item)),
      createAddButton(field, list.length, () => onChange([...list, ''])),
      el('p', { className: 'guildhall-help' }, field.help),
    );
  };

  editor.controls.group = function (props) {
    const { field, label, value = {}, onChange } = props;
    const onValues = (change) => {
      const next = withoutUndefined({ ...value, ...change });
      onChange(editor.isEmpty(next) ? undefined : next);
    };
    return el(
      'fieldset',
      { className: 'guildhall-group' },
      el('legend', null, label),
      el(editor.Fields, { ...props, fields: field.fields, values: value, onValues }),
      el('p', { className: 'guildhall-help' }, field.help),
    );
  };
})();
