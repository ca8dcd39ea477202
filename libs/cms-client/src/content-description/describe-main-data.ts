import { text } from '../fields/field-kinds.ts';
import type { Fields } from '../fields/field.ts';
import { describeFields, toLabel, type FieldDescription } from '../fields/describe-fields.ts';
import { builtInMainData, type MainData } from '../main-data/main-data.ts';
import { pagePictureFields, variousFields } from '../main-data/parse-main-data.ts';

/** A group of main data. */
export interface TextGroupDescription {
  name: string;
  label: string;
  help: string;
  fields: FieldDescription[];
}

const groups = {
  variousData: { label: 'Header, footer and links', help: 'What every page shows.', fields: variousFields },
  userAdminData: { label: 'Logins and profile', help: 'Texts of the members’ area.', fields: {} },
  formData: { label: 'Sign-up', help: 'Texts of the forms to sign up.', fields: {} },
  shopData: { label: 'Shop and cart', help: 'Texts of the shop.', fields: {} },
  pageData: {
    label: 'Pages of the site',
    help: 'Texts and pictures of pages that the site makes itself.',
    fields: pagePictureFields,
  },
} satisfies Partial<Record<keyof MainData, { label: string; help: string; fields: Fields }>>;

export function describeMainData(): TextGroupDescription[] {
  return Object.entries(groups).map(([name, { label, help, fields }]) => {
    const texts = Object.entries(builtInMainData[name as keyof typeof groups]).filter(
      ([key, builtIn]) => typeof builtIn === 'string' && !Object.hasOwn(fields, key),
    );
    return {
      ...{ name, label, help },
      fields: describeFields({
        ...fields,
        ...Object.fromEntries(texts.map(([key, builtIn]) => [key, describeText(key, String(builtIn))])),
      }),
    };
  });
}

/** Names the places in a text that are filled in, since editors must keep them. */
function describeText(key: string, builtIn: string) {
  const places = builtIn.match(/\{\w+\}/g) ?? [];
  const keep = places.length > 0 ? ` Keep ${places.join(' and ')}: it is replaced.` : '';
  return text({
    ...{ default: builtIn, label: toLabel(key.replace(/(?:Text|Label)$/, '')) },
    ...{ help: `Default: “${builtIn}”.${keep}`, layout: builtIn.length > 80 ? 'lines' : 'line' },
  });
}
