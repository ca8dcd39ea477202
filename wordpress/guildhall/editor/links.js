/**
 * Links: a title, a URL, and a search for pages of this site.
 */
(function () {
  const editor = window.guildhallEditor;
  const { createElement: el } = window.wp.element;
  const { Button, CheckboxControl, Dropdown, TextControl } = window.wp.components;
  const { MediaUpload, MediaUploadCheck } = window.wp.blockEditor;
  const LinkControl = window.wp.blockEditor.LinkControl || window.wp.blockEditor.__experimentalLinkControl;
  const { __ } = window.wp.i18n;
  const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

  editor.controls.link = function ({ field, label, value = {}, onChange }) {
    const change = (part) => {
      const next = { title: '', url: '', target: '', ...value, ...part };
      onChange(next.title === '' && next.url === '' ? undefined : next);
    };
    return el(
      'fieldset',
      { className: 'guildhall-group' },
      el('legend', null, label),
      el(TextControl, {
        ...{ ...modern, label: __('Text of the link', 'guildhall'), value: value.title || '' },
        onChange: (title) => change({ title }),
      }),
      el(TextControl, {
        ...{ ...modern, label: __('URL', 'guildhall'), value: value.url || '', inputMode: 'url' },
        onChange: (url) => change({ url: url.trim() }),
      }),
      el(
        'div',
        { className: 'guildhall-buttons' },
        el(PageSearch, { value, change }),
        el(FileChoice, { change, value }),
        el(CheckboxControl, {
          ...{
            __nextHasNoMarginBottom: true,
            label: __('Opens in a new tab', 'guildhall'),
            checked: value.target === '_blank',
          },
          onChange: (isNew) => change({ target: isNew ? '_blank' : '' }),
        }),
      ),
      el('p', { className: 'guildhall-help' }, field.help),
    );
  };

  function PageSearch({ value, change }) {
    return el(Dropdown, {
      popoverProps: { placement: 'bottom-start' },
      renderToggle: ({ isOpen, onToggle }) =>
        el(
          Button,
          { variant: 'secondary', size: 'compact', 'aria-expanded': isOpen, onClick: onToggle },
          __('Find a page', 'guildhall'),
        ),
      renderContent: ({ onClose }) =>
        el(LinkControl, {
          ...{ value: undefined, settings: [], forceIsEditingLink: true, showInitialSuggestions: true },
          onChange({ url, title }) {
            change({
              url,
              ...(value.title || !title || title === url ? {} : { title: editor.toText(title) }),
            });
            onClose();
          },
        }),
    });
  }

  /** A file of the media library, such as a report. */
  function FileChoice({ change, value }) {
    return el(
      MediaUploadCheck,
      null,
      el(MediaUpload, {
        onSelect: ({ url, title }) => change({ url, ...(value.title ? {} : { title: title || '' }) }),
        render: ({ open }) =>
          el(
            Button,
            { variant: 'secondary', size: 'compact', onClick: open },
            __('Choose a file', 'guildhall'),
          ),
      }),
    );
  }
})();
