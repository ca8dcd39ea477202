import { expect, it } from 'vitest';
import { compareSboms, createSbom, ofLibrary, type Sbom } from './sbom.ts';
import { root } from '../set-up/workspace.mjs';

const component = (name: string, version: string) => ({
  ...{ 'bom-ref': `${name}@${version}`, name: name.replace(/^.*\//, ''), version },
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
});

function createDocument(...components: Sbom['components']): Sbom {
  return {
    serialNumber: 'urn:uuid:0a7f2706-49fd-420c-a3f8-e1ddc7d86bce',
    metadata: {
      timestamp: '2026-11-29T12:00:00Z',
      tools: [{ name: 'cli', version: '11.19.1' }],
      component: component('workspace', '0.0.0'),
    },
    components,
    dependencies: [
      { ref: 'workspace@0.0.0', dependsOn: ['@guildhall/cart@0.1.0'] },
      { ref: '@guildhall/cart@0.1.0', dependsOn: [] },
    ],
  };
}

it('is of the library, and the same for the same lockfile', () => {
  const [cart, ui] = [component('@guildhall/cart', '0.1.0'), component('@guildhall/ui', '0.1.0')];
  expect(ofLibrary(createDocument(cart, ui), '@guildhall/cart')).toEqual({
    metadata: { tools: [{ name: 'cli' }], component: cart },
    components: [ui],
    dependencies: [{ ref: '@guildhall/cart@0.1.0', dependsOn: [] }],
  });
});

it('names the packages of the lockfile, without those of development and of apps', async () => {
  const { metadata, components } = await createSbom(root, '@guildhall/cart');
  expect(metadata.component.purl).toMatch(/^pkg:npm\/%40guildhall\/cart@/);
  const names = components.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
  expect(names).toEqual(expect.arrayContaining(['pkg:npm/%40guildhall/ui', 'pkg:npm/valibot']));
  expect(names).not.toContain('pkg:npm/vitest');
  expect(names).not.toContain('pkg:npm/sharp');
});

it('is compared with the one of another release', () => {
  const before = createDocument(component('a', '1.0.0'), component('@x/b', '1.0.0'), component('c', '1.0.0'));
  const after = createDocument(component('a', '1.0.1'), component('@x/b', '1.0.0'), component('d', '2.0.0'));
  expect(compareSboms(before, after)).toEqual(['a: 1.0.0 → 1.0.1', 'c: 1.0.0 → none', 'd: none → 2.0.0']);
});
