/** The panel "Members" of the block editor: marks a page as one for members. Its texts come from MarkPanel.php. */
(function (wp, texts) {
  const { createElement, Fragment } = wp.element;
  const { CheckboxControl, Notice } = wp.components;
  const { useSelect, useDispatch } = wp.data;

  function MarkPanel() {
    const { mark, status } = useSelect((select) => {
      const editor = select('core/editor');
      const meta = editor.getEditedPostAttribute('meta');
      return {
        mark: meta && meta[texts.key],
        status: editor.getEditedPostAttribute('status'),
      };
    }, []);
    const { editPost } = useDispatch('core/editor');
    // A type without the mark, or a template.
    if (mark === undefined) return null;
    const control = createElement(CheckboxControl, {
      label: texts.label,
      help: texts.help,
      checked: mark === '1',
      onChange: (checked) => editPost({ meta: { [texts.key]: checked ? '1' : '' } }),
      __nextHasNoMarginBottom: true,
    });
    const isHidden = status === 'private' && mark !== '1';
    const notice =
      isHidden && createElement(Notice, { status: 'warning', isDismissible: false }, texts.hidden);
    return createElement(
      wp.editor.PluginDocumentSettingPanel,
      { name: 'guildhall-mark', title: texts.title },
      createElement(Fragment, null, control, notice),
    );
  }

  wp.plugins.registerPlugin('guildhall-mark', { render: MarkPanel, icon: null });
})(window.wp, window.guildhallMark);
