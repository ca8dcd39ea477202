import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Resolutions of programs that cannot load ES modules with several entry points: the libraries are not for them. */
const foreignResolutions: readonly string[] = ['node10', 'node16-cjs'];

const isOurs = (problem: Problem): boolean =>
  !('resolutionKind' in problem) || !foreignResolutions.includes(problem.resolutionKind);

/**
 * Returns a sentence for each fault in the archive of a package: its fields, its files, and how its types are found. A package
 * without doors only has commands.
 */
export async function findPackageFaults(
  archive: Buffer,
  { hasDoors }: { hasDoors: boolean },
): Promise<string[]> {
  const bytes = new Uint8Array(archive);
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true, level: 'error' });
  const faults = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  if (!hasDoors) return faults;
  const { types, ...analysis } = await checkPackage(createPackageFromTarballData(bytes), {
    excludeEntrypoints: [/\.css$/],
  });
  return [
    ...faults,
    ...(types ? [] : ['it has no types']),
    ...('problems' in analysis ? analysis.problems.filter(isOurs).map(describe) : []),
  ];
}

function describe(problem: Problem): string {
  const place = 'entrypoint' in problem ? problem.entrypoint : 'fileName' in problem ? problem.fileName : '';
  return `${problem.kind} ${place}`.trim();
}
