import postcss, { CssSyntaxError } from 'postcss';
import { Node } from 'ts-morph';
import type { Codemod } from '../codemod.ts';

/** The tokens that a theme may set, as the README of `@guildhall/ui` listed them. */
const tokens =
  'light light-raised light-sunken on-light on-light-quiet dark dark-raised dark-sunken on-dark on-dark-quiet brand brand-text on-brand on-brand-quiet surface surface-raised surface-sunken text text-quiet rule rule-strong accent on-accent accent-text member on-member done wrong focus font-display weight-display font-text text-small text-body text-1 text-2 text-3 text-4 text-5 leading-tight leading-title leading-body measure space-3xs space-2xs space-xs space-s space-m space-l space-xl space-2xl space-3xl margin gutter wide radius radius-pill line target quick calm ease'.split(
    ' ',
  );
const names = tokens.toSorted((a, b) => b.length - a.length).join('|');
const whole = new RegExp(`^--(?:${names})$`);
const inStyles = new RegExp(`(?<![\\w-])--(?=(?:${names})(?![\\w-]))`, 'g');
/** In other texts a property stands in `var(…)`, or before a colon. */
const inTexts = new RegExp(
  `(?<=var\\(\\s*)--(?=(?:${names})(?![\\w-]))|(?<![\\w-])--(?=(?:${names})\\s*:)`,
  'g',
);
const setters = /\.(?:setProperty|getPropertyValue|removeProperty)$/;

/** Properties of the kit begin with `--gh-`. */
export const cssProperties: Codemod = {
  name: 'css-properties',
  version: '0.1.0',
  note: 'The properties of the kit are named --gh-…, such as --gh-brand, so that no page has them by chance.',
  change(site) {
    for (const [path, text] of site.listTexts(/\.css$/))
      try {
        site.texts.set(path, renameInStyles(text));
      } catch (error) {
        if (!(error instanceof CssSyntaxError)) throw error;
        const { line = 1, reason } = error;
        site.tasks.push({
          file: path,
          line,
          text: `This stylesheet cannot be read (${reason}): correct it, and run this again with --from 0.0.0 --dirty.`,
        });
      }
    for (const [path, text] of site.listTexts(/\.(?:s[ac]ss|less|html|svg)$/))
      site.texts.set(path, text.replaceAll(inTexts, '--gh-'));
    for (const file of site.listCode())
      if (file.getFullText().includes('--'))
        for (const node of file.getDescendants().toReversed()) {
          const changed = renameInCode(node);
          if (changed !== undefined && changed !== node.getText()) node.replaceWithText(changed);
        }
  },
};

/** Leaves everything but names as it was written. */
function renameInStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    declaration.prop = declaration.prop.replaceAll(inStyles, '--gh-');
    const { value } = declaration;
    const renamed = value.replaceAll(inStyles, '--gh-');
    if (renamed !== value) declaration.value = renamed;
  });
  root.walkAtRules((rule) => {
    const renamed = rule.params.replaceAll(inStyles, '--gh-');
    if (renamed !== rule.params) rule.params = renamed;
  });
  return root.toString();
}

function renameInCode(node: Node): string | undefined {
  if (Node.isTemplateExpression(node)) return node.getText().replaceAll(inTexts, '--gh-');
  if (!Node.isStringLiteral(node) && !Node.isNoSubstitutionTemplateLiteral(node)) return undefined;
  const text = node.getText();
  return whole.test(node.getLiteralText()) && isProperty(node)
    ? text.replace('--', '--gh-')
    : text.replaceAll(inTexts, '--gh-');
}

/** True for the key of an object of styles, and for what a style is asked for. */
function isProperty(node: Node): boolean {
  const parent = node.getParent();
  if (Node.isPropertyAssignment(parent)) return parent.getNameNode() === node;
  if (Node.isCallExpression(parent)) return setters.test(parent.getExpression().getText());
  return Node.isComputedPropertyName(parent) || Node.isPropertySignature(parent);
}
