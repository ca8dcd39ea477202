import type { EntrySeed } from '../../src/content/seed/seed.ts';
import hedelundMutual from './hedelund-mutual.ts';
import kilmorrowCare from './kilmorrow-care.ts';
import norrevigHarbourAuthority from './norrevig-harbour-authority.ts';
import osterMarkGrowers from './oster-mark-growers.ts';
import strandbyEnergyCoOperative from './strandby-energy-co-operative.ts';
import theLanternLibraries from './the-lantern-libraries.ts';

const entries: EntrySeed[] = [
  hedelundMutual,
  kilmorrowCare,
  norrevigHarbourAuthority,
  osterMarkGrowers,
  strandbyEnergyCoOperative,
  theLanternLibraries,
];

export default entries;
