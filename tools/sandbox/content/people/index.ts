import type { EntrySeed } from '../../src/content/seed/seed.ts';
import amaraOseiLund from './amara-osei-lund.ts';
import eliasQuist from './elias-quist.ts';
import ingridHolmSayer from './ingrid-holm-sayer.ts';
import jonasFerrow from './jonas-ferrow.ts';
import kofiBrandstrup from './kofi-brandstrup.ts';
import marenTofte from './maren-tofte.ts';
import mikkelThorngate from './mikkel-thorngate.ts';
import petraWinding from './petra-winding.ts';
import rosalindAchterby from './rosalind-achterby.ts';
import signeAbildtrup from './signe-abildtrup.ts';
import tobiasAldermoor from './tobias-aldermoor.ts';
import wenHalloranLi from './wen-halloran-li.ts';
import yusraHaddadKrogh from './yusra-haddad-krogh.ts';

const entries: EntrySeed[] = [
  amaraOseiLund,
  eliasQuist,
  ingridHolmSayer,
  jonasFerrow,
  kofiBrandstrup,
  marenTofte,
  mikkelThorngate,
  petraWinding,
  rosalindAchterby,
  signeAbildtrup,
  tobiasAldermoor,
  wenHalloranLi,
  yusraHaddadKrogh,
];

export default entries;
