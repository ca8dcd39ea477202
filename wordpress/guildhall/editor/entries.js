/**
 * Entries that an editor picks one by one.
 */
(function () {
  const editor = window.guildhallEditor;
  const { createElement: el, useEffect, useState } = window.wp.element;
  const { ComboboxControl } = window.wp.components;
  const { __, sprintf } = window.wp.i18n;

  editor.controls.cards = function (props) {
    const { field, label, value, onChange, values = {} } = props;
    const ids = value || [];
    const titles = useTitles(ids);
    return el(
      'fieldset',
      { className: 'guildhall-group' },
      el('legend', null, label),
      el(
        'ol',
        { className: 'guildhall-items' },
        ids.map((id, index) =>
          el(
            'li',
            { key: id, className: 'guildhall-item' },
            el(
              'div',
              { className: 'guildhall-item__head' },
              el(
                'span',
                null,
                titles.get(id) ??
                  sprintf(/* translators: %d: ID of an entry */ __('Entry %d', 'guildhall'), id),
              ),
              el(editor.ItemButtons, { list: ids, index, onChange, name: titles.get(id) || String(id) }),
            ),
          ),
        ),
      ),
      el(EntrySearch, { ids, kind: values.contentType, onPick: (id) => onChange([...ids, id]) }),
      el('p', { className: 'guildhall-help' }, field.help),
    );
  };

  function useTitles(ids) {
    const [titles, setTitles] = useState(new Map());
    const key = ids.join();
    useEffect(() => {
      let isGone = false;
      editor.fetchEntryTitles(ids).then((found) => {
        if (!isGone)
          setTitles(new Map(found.map(({ id, title }) => [id, title ?? __('Not published', 'guildhall')])));
      });
      return () => {
        isGone = true;
      };
    }, [key]);
    return titles;
  }

  function EntrySearch({ ids, kind, onPick }) {
    const [words, setWords] = useState('');
    const [found, setFound] = useState([]);
    useEffect(() => {
      let isGone = false;
      editor
        .fetchChoices()
        .then(({ postTypes = {} }) => editor.findEntries(words, postTypes[kind]))
        .then((entries) => isGone || setFound(entries));
      return () => {
        isGone = true;
      };
    }, [words, kind]);
    const options = found
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, title }) => ({ value: String(id), label: title }));
    return el(ComboboxControl, {
      ...{
        __next40pxDefaultSize: true,
        __nextHasNoMarginBottom: true,
        value: null,
        options,
        onFilterValueChange: setWords,
      },
      label: __('Add an entry', 'guildhall'),
      help: __('Type a word of its title.', 'guildhall'),
      onChange: (id) => id && onPick(Number(id)),
    });
  }
})();
