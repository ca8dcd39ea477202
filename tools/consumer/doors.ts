import type { Manifest } from './libraries.ts';

/** Every door of every library, as an app imports it: `@guildhall/ui`, `@guildhall/islands/server`. */
export function listDoors(manifests: readonly Manifest[]): string[] {
  return manifests.flatMap(({ name, exports = {} }) =>
    Object.entries(exports)
      .filter(([, door]) => typeof door !== 'string')
      .map(([path]) => path.replace('.', name)),
  );
}

/** A module that imports every name of every door, for compilers. */
export function renderDoorsModule(doors: readonly string[]): string {
  const imports = doors.map((door, at) => `import * as door${at} from '${door}';`);
  return `${imports.join('\n')}\nexport const doors: object[] = [${doors.map((_, at) => `door${at}`).join(', ')}];\n`;
}
