type Group = 'userAdminData' | 'variousData' | 'formData' | 'shopData' | 'pageData';

/**
 * Texts and links of the whole site by language, `_en_maindata`, as `GET /wp-json/maindata/api` returns them. The content
 * client defines the fields of each group.
 */
export type RawMainData = Readonly<
  Record<`_${string}_maindata`, Record<Group, Readonly<Record<string, unknown>>>>
>;
