/**
 * Pictures and files of the media library.
 */
(function () {
  const editor = window.guildhallEditor;
  const { createElement: el, Fragment, useEffect, useState } = window.wp.element;
  const { Button, TextControl } = window.wp.components;
  const { MediaUpload, MediaUploadCheck } = window.wp.blockEditor;
  const { __ } = window.wp.i18n;
  const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

  /** Reads an item of the media library. `undefined` while it loads; `null` if it is gone. */
  editor.useMedia = function (id) {
    const [found, setFound] = useState();
    useEffect(() => {
      let isGone = false;
      setFound(undefined);
      if (id) editor.fetchMedia(id).then((item) => isGone || setFound(item || null));
      return () => {
        isGone = true;
      };
    }, [id]);
    return found;
  };

  editor.controls.image = (props) => el(MediaField, { ...props, types: ['image'] });
  editor.controls.file = (props) =>
    el(MediaField, { ...props, types: props.field.name === 'mp4' ? ['video'] : undefined });

  function MediaField(props) {
    const { field, label, value, onChange, types } = props;
    const item = editor.useMedia(value?.id);
    const onSelect = ({ id, url, alt = '', sizes, title = '', type }) => {
      const shown = { id, url: sizes?.medium?.url || url, alt, name: title, isImage: type === 'image' };
      editor.rememberMedia(shown);
      onChange({ id });
    };
    const choose = value?.id ? __('Replace', 'guildhall') : __('Choose from the media library', 'guildhall');
    const render = ({ open }) => el(Button, { variant: 'secondary', size: 'compact', onClick: open }, choose);
    return el(
      'fieldset',
      { className: 'guildhall-group' },
      el('legend', null, label),
      value?.id && el(Chosen, { ...props, item }),
      el(
        'div',
        { className: 'guildhall-buttons' },
        el(
          MediaUploadCheck,
          null,
          el(MediaUpload, { onSelect, allowedTypes: types, value: value?.id, render }),
        ),
        value?.id &&
          el(
            Button,
            { variant: 'tertiary', size: 'compact', isDestructive: true, onClick: () => onChange(undefined) },
            __('Remove', 'guildhall'),
          ),
      ),
      el('p', { className: 'guildhall-help' }, field.help),
    );
  }

  /** Says what the text is for. Beside a missing one, the problem says the same. */
  function createAltHelp(field, alt) {
    if (field.alt !== 'required')
      return __('May be empty: the text beside the picture says the same.', 'guildhall');
    return editor.isEmpty(alt)
      ? undefined
      : __('Describes the picture for people who cannot see it.', 'guildhall');
  }

  function Chosen({ field, value, onChange, item }) {
    if (item === undefined) return el('p', null, __('Loading…', 'guildhall'));
    if (item === null)
      return el(
        'p',
        { className: 'guildhall-problem' },
        __('It is no longer in the media library. Choose another one.', 'guildhall'),
      );
    if (field.kind === 'file' || !item.isImage) return el('p', null, item.name);
    const alt = value.alt ?? item.alt ?? '';
    return el(
      Fragment,
      null,
      el('img', { className: 'guildhall-picture', src: item.url, alt }),
      el(TextControl, {
        ...modern,
        label: editor.createLabel({ label: __('Alternative text', 'guildhall'), presence: field.alt }),
        help: createAltHelp(field, alt),
        value: alt,
        onChange: (text) => onChange({ id: value.id, ...(text === (item.alt || '') ? {} : { alt: text }) }),
      }),
    );
  }
})();
