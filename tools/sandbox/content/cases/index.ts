import type { EntrySeed } from '../../src/content/seed/seed.ts';
import aSchoolThatCanShrink from './a-school-that-can-shrink.ts';
import aWillForAFamilyFirm from './a-will-for-a-family-firm.ts';
import booksForUnbornReaders from './books-for-unborn-readers.ts';
import nineColdDays from './nine-cold-days.ts';
import theCareRotaOf2040 from './the-care-rota-of-2040.ts';

const entries: EntrySeed[] = [
  aSchoolThatCanShrink,
  aWillForAFamilyFirm,
  booksForUnbornReaders,
  nineColdDays,
  theCareRotaOf2040,
];

export default entries;
