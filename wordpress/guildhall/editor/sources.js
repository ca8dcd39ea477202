/**
 * Sources of what editors choose from: plans, collections, categories, pictures and entries, read from WordPress.
 */
(function () {
  const editor = window.guildhallEditor;
  const { apiFetch } = window.wp;
  const { addQueryArgs } = window.wp.url;
  const none = { plans: [], collections: [], categories: [], postTypes: {} };

  let choices;
  /** Reads the choices once for all blocks. After a failure, there are none, and editors type. */
  editor.fetchChoices = function () {
    choices = choices || apiFetch({ path: '/guildhall/v1/choices' }).catch(() => none);
    return choices;
  };

  const media = new Map();
  /** Alternative texts of the pictures that were read. */
  const altTexts = new Map();
  editor.getAlt = (id) => altTexts.get(id);

  /** Remembers an item of the media library that was just chosen. */
  editor.rememberMedia = function (item) {
    altTexts.set(item.id, item.alt);
    media.set(item.id, Promise.resolve(item));
  };

  /** Reads an item of the media library as `{ id, url, alt, name, isImage }`, or `undefined` if it is gone. */
  editor.fetchMedia = function (id) {
    if (!media.has(id)) {
      const path = addQueryArgs(`/wp/v2/media/${id}`, {
        context: 'view',
        _fields: 'id,source_url,alt_text,mime_type,media_details,title',
      });
      media.set(
        id,
        apiFetch({ path }).then(toMedia, () => undefined),
      );
    }
    return media.get(id);
  };

  function toMedia({
    id,
    source_url: url,
    alt_text: alt,
    mime_type: mime = '',
    media_details: details,
    title,
  }) {
    altTexts.set(id, alt);
    const medium = details?.sizes?.medium?.source_url;
    return {
      id,
      url: medium || url,
      alt,
      name: editor.toText(title?.rendered || ''),
      isImage: mime.startsWith('image/'),
    };
  }

  const titles = new Map();

  /** Reads titles of entries by ID, those that were read before without a request. */
  editor.fetchEntryTitles = async function (ids) {
    const missing = ids.filter((id) => !titles.has(id));
    if (missing.length > 0)
      for (const entry of await searchEntries({ include: missing, per_page: 100 }))
        titles.set(entry.id, entry.title);
    return ids.map((id) => ({ id, title: titles.get(id) }));
  };

  /** Finds published entries by a word of their titles. */
  editor.findEntries = async function (words, postType) {
    const found = await searchEntries({ search: words, per_page: 20, subtype: postType || 'any' });
    for (const { id, title } of found) titles.set(id, title);
    return found;
  };

  async function searchEntries(query) {
    const path = addQueryArgs('/wp/v2/search', { type: 'post', _fields: 'id,title', ...query });
    const found = await apiFetch({ path }).catch(() => []);
    return found.map(({ id, title }) => ({ id, title: editor.toText(title) }));
  }
})();
