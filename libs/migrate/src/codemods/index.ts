import type { Codemod } from './codemod.ts';
import { completeApiTexts, completeOwnAffairs } from './complete-api-texts.ts';
import { movedVariables } from './moved-variables.ts';
import { contractDoors } from './names/contract-doors.ts';
import { movedNames } from './names/moved-names.ts';
import { removedNames } from './names/removed-names.ts';
import { removedTypes } from './names/removed-types.ts';
import { translatedTexts } from './new-texts.ts';
import { baseStyles } from './styles/base-styles.ts';
import { cssProperties } from './styles/css-properties.ts';
import { adapterRoles } from './suppliers/adapter-roles.ts';
import { mailFailures } from './suppliers/mail-failures.ts';
import { supplierMembers } from './suppliers/supplier-members.ts';

/** All codemods, in the order in which they run: by version, and what needs the old names first. */
export const codemods: readonly Codemod[] = [
  supplierMembers,
  adapterRoles,
  mailFailures,
  contractDoors,
  movedNames,
  removedTypes,
  removedNames,
  baseStyles,
  cssProperties,
  completeApiTexts,
  translatedTexts,
  completeOwnAffairs,
  movedVariables,
];
