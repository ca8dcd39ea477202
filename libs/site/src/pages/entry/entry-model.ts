import type { Entry } from '@guildhall/cms-client';
import type { PageData } from '../../page/page-model.ts';

/** A page that editors wrote; `gate` for visitors who may not read it. */
export type EntryModel = { kind: 'entry'; entry: Entry; data: PageData } | { kind: 'gate'; entry: Entry };
