import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { capabilities } from './capabilities/index.ts';
import { runCommand } from './command.ts';

async function run(...words: string[]) {
  const written: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
  const code = await runCommand(words);
  vi.restoreAllMocks();
  return { code, ...written };
}

describe('the command', () => {
  it('lists the capabilities with what they promise', async () => {
    const { code, stdout } = await run('--list');
    expect(code).toBe(0);
    expect(stdout.trim().split('\n')).toHaveLength(capabilities.length);
    expect(stdout).toMatch(/^cart +Products are added to the cart/m);
  });

  it.each([
    [[], 'Say which site: http://localhost:4200'],
    [['localhost:4200'], '"localhost:4200" is no URL of a site: write it as http://localhost:4200'],
    [['http://a.test', 'http://b.test'], 'One site at a time: leave out http://b.test'],
    [['http://a.test', '--only', 'cart,basket'], 'There is no capability "basket". There are pages,'],
    [['http://a.test', '--colour'], "Unknown option '--colour'"],
    [['http://a.test', '--config', 'none.ts'], 'none.ts: correct --config'],
    [['http://127.0.0.1:1'], 'http://127.0.0.1:1 does not show a homepage'],
  ])('of %j says what is wrong, and that nothing was tried', async (words, sentence) => {
    const { code, stderr } = await run(...words);
    expect(stderr).toContain(sentence);
    expect(code).toBe(2);
  });

  it('says what lets Node load a configuration that it cannot', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'contract.config.mjs');
    writeFileSync(file, "import './none.mjs';");
    const { code, stderr } = await run('http://a.test', '--config', file);
    expect(stderr).toMatch(
      /contract\.config\.mjs cannot be loaded: .* write "type": "module" into package\.json/,
    );
    expect(code).toBe(2);
  });
});
