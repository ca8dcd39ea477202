// Writes the files of the app into `docs/guides/install-the-libraries.md`: `node tools/consumer/guide.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../set-up/workspace.mjs';

const guide = join(root, 'docs/guides/install-the-libraries.md');

/** The guide's current and expected text. */
export function readGuideTexts() {
  const is = readFileSync(guide, 'utf8');
  const shouldBe = is.replace(/^```(tsx?|css) file=(\S+)\n[\s\S]*?^```$/gm, (_, language, file) => {
    const code = readFileSync(join(root, 'tools/consumer/app/src', file), 'utf8');
    return `\`\`\`${language} file=${file}\n${code}\`\`\``;
  });
  return { is, shouldBe };
}

if (import.meta.main) writeFileSync(guide, readGuideTexts().shouldBe);
