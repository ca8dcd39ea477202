import type { Codemod } from '../codemod.ts';

const styles = '@guildhall/ui/styles.css';
const base = '@guildhall/ui/base.css';
const inCss = /^(\s*)@import\s+(?:url\()?(['"])@guildhall\/ui\/styles\.css\2\)?([^;\n]*);/m;

/** The rules for elements such as `body` and `h1` are a file of their own. */
export const baseStyles: Codemod = {
  name: 'base-styles',
  version: '0.1.0',
  note: 'The rules of @guildhall/ui for whole elements are in base.css: a page with styles of its own can leave them out.',
  change(site) {
    for (const file of site.listCode()) {
      const imported = file.getImportDeclaration(styles);
      if (imported && !file.getImportDeclaration(base))
        file.insertImportDeclaration(imported.getChildIndex(), { moduleSpecifier: base });
    }
    for (const [path, text] of site.listTexts(/\.s?css$/))
      if (!text.includes(base))
        site.texts.set(
          path,
          text.replace(
            inCss,
            (rule, indent: string, quote: string, rest: string) =>
              `${indent}@import ${quote}${base}${quote}${rest};\n${rule}`,
          ),
        );
  },
};
