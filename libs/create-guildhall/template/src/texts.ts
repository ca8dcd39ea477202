import { defineTexts } from '@guildhall/site';

/** Texts of this site in place of the kit's. */
export const texts = defineTexts({});
