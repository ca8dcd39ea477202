import { paragraph } from '../content/seed/blocks.ts';
import { person } from '../content/seed/entries.ts';
import type { EntrySeed } from '../content/seed/seed.ts';

const entries: EntrySeed[] = [
  person({
    id: 503,
    slug: 'amara-osei-lund',
    name: 'Amara Osei-Lund',
    cats: ['research'],
    data: {
      jobTitle: 'Head of research, cities',
      jobDescription: 'Works on houses that can be handed back and streets that can be borrowed.',
      email: 'amara@wayleave.example',
      phone: '+45 00 00 74 03',
      linkedinUrl: 'https://profiles.example/amara-osei-lund',
    },
    excerpt: 'An architect who has stopped designing buildings and designs their leases instead.',
    body: [
      paragraph(
        'Amara Osei-Lund built eleven houses and went back to look at all of them. What she saw made her a researcher. The hundred-year lease is hers, as are the square that was borrowed and the street that was bottled.',
      ),
      paragraph(
        'She teaches on the School of Long Sight, where she is known for asking students to draw the same room at noon, in February, and after a divorce.',
      ),
    ],
  }),
  person({
    id: 507,
    slug: 'elias-quist',
    name: 'Elias Quist',
    cats: ['research'],
    data: {
      jobTitle: 'Head of methods',
      jobDescription: 'Looks after how we know what we say we know.',
      email: 'elias@wayleave.example',
      phone: '+45 00 00 74 07',
      linkedinUrl: 'https://profiles.example/elias-quist',
    },
    excerpt: 'Marks our forecasts, mends our scenarios, winds the eighty-year clock.',
    body: [
      paragraph(
        'Elias Quist trained as a historian of weather forecasting. With the archive he has marked all 1,206 checkable statements that this house has published, and is a better colleague than that makes him sound.',
      ),
      paragraph(
        'He runs the weekend course in scenario writing and is the author of our handbook, <em>Four Honest Futures</em>, now in its third and shortest edition.',
      ),
    ],
  }),
  person({
    id: 501,
    slug: 'ingrid-holm-sayer',
    name: 'Ingrid Holm-Sayer',
    cats: ['house'],
    data: {
      jobTitle: 'Director',
      jobDescription: 'Leads the house, reads scenarios aloud, answers for the money.',
      email: 'ingrid@wayleave.example',
      phone: '+45 00 00 74 01',
      linkedinUrl: 'https://profiles.example/ingrid-holm-sayer',
    },
    excerpt: 'Director since 2018. Came for a lecture in 1999 and has not, in her own view, left it yet.',
    body: [
      paragraph(
        'Ingrid Holm-Sayer came to the institute as a listener. She was a harbour engineer at the time, and had been asked to design a breakwater for a hundred years. The lecture was about what the word <em>for</em> meant in that sentence. She has been at the long table since.',
      ),
      paragraph(
        'Before she became director she led our work on infrastructure and spent four years with the dyke boards of the west coast. She believes in lunch, in short papers, and in the right of any meeting to end early.',
      ),
      paragraph(
        'She writes for the blog about the craft of the scenario, and sits on the board of two harbours and one choir.',
      ),
    ],
  }),
  person({
    id: 510,
    slug: 'jonas-ferrow',
    name: 'Jonas Ferrow',
    cats: ['house'],
    data: {
      jobTitle: 'Archivist',
      jobDescription: 'Keeps two hundred metres of things that never took place.',
      email: 'archive@wayleave.example',
      phone: '',
      linkedinUrl: '',
    },
  }),
  person({
    id: 505,
    slug: 'kofi-brandstrup',
    name: 'Kofi Brandstrup',
    cats: ['research'],
    data: {
      jobTitle: 'Senior researcher, energy',
      jobDescription: 'Designs games in which the power fails and people are interesting.',
      email: 'kofi@wayleave.example',
      phone: '+45 00 00 74 05',
      linkedinUrl: 'https://profiles.example/kofi-brandstrup',
    },
    excerpt: 'An electrical engineer who trusts meters, and asks about kettles.',
    body: [
      paragraph(
        'Kofi Brandstrup ran the control room of a grid before he came to us, and says that the whole of his research since has been about a single telephone call that he took there in the winter of 2010.',
      ),
      paragraph(
        'The game of the windless week is his. It has now been played in four valleys. He carries a spare lamp.',
      ),
    ],
  }),
  person({
    id: 506,
    slug: 'maren-tofte',
    name: 'Maren Tofte',
    cats: ['research'],
    data: {
      jobTitle: 'Head of research, land and food',
      jobDescription: 'Digs holes with farmers and bakes with what the table of yields allows.',
      email: 'maren@wayleave.example',
      phone: '+45 00 00 74 06',
      linkedinUrl: 'https://profiles.example/maren-tofte',
    },
    excerpt: 'A soil scientist with a spade of her own. Thirty-one pits so far.',
    body: [
      paragraph(
        'Maren Tofte grew up on a farm that no longer has any topsoil, and is frank about whose fault it was. She keeps the long ledgers of six farms at Øster Mark, and the keys to the ladders.',
      ),
      paragraph('She is also responsible for the bread. A February without tomatoes is in preparation.'),
    ],
  }),
  person({
    id: 513,
    slug: 'mikkel-thorngate',
    name: 'Mikkel Thorngate',
    cats: ['council'],
    data: {
      jobTitle: 'Member of the council',
      jobDescription: 'Under twenty when elected, as the statutes require of one seat in seven.',
      email: 'council@wayleave.example',
      phone: '',
      linkedinUrl: '',
    },
  }),
  person({
    id: 504,
    slug: 'petra-winding',
    name: 'Petra Winding',
    cats: ['research'],
    data: {
      jobTitle: 'Head of research, long lives',
      jobDescription: 'Follows people between seventy and a hundred, and asks about their afternoons.',
      email: 'petra@wayleave.example',
      phone: '+45 00 00 74 04',
      linkedinUrl: 'https://profiles.example/petra-winding',
    },
    excerpt: 'A nurse, then a statistician, now both. Wrote The Second Forty.',
    body: [
      paragraph(
        'Petra Winding nursed on a geriatric ward for nine years and then took a degree in statistics to find out whether what she had noticed was so. Mostly it was.',
      ),
      paragraph(
        'Her study of forty-eight long lives, <em>The Second Forty</em>, took two years of afternoons. She is now working on care as it is really arranged, with string, in our attic.',
      ),
    ],
  }),
  person({
    id: 512,
    slug: 'rosalind-achterby',
    name: 'Rosalind Achterby',
    cats: ['council'],
    data: {
      jobTitle: 'Chair of the council',
      jobDescription:
        'Chosen by the members for three years. A retired judge who still asks for the document.',
      email: 'council@wayleave.example',
      phone: '',
      linkedinUrl: '',
    },
  }),
  person({
    id: 511,
    slug: 'signe-abildtrup',
    name: 'Signe Abildtrup',
    cats: ['house'],
    data: {
      jobTitle: 'Head of Guildhall',
      jobDescription: 'Opens the doors, sets the long table, knows where you left your coat.',
      email: 'house@wayleave.example',
      phone: '+45 00 00 74 00',
      linkedinUrl: '',
    },
  }),
  person({
    id: 502,
    slug: 'tobias-aldermoor',
    name: 'Tobias Aldermoor',
    cats: ['research'],
    data: {
      jobTitle: 'Head of research, seas and shores',
      jobDescription: 'Studies what coasts remember and how towns live with water.',
      email: 'tobias@wayleave.example',
      phone: '+45 00 00 74 02',
      linkedinUrl: 'https://profiles.example/tobias-aldermoor',
    },
    excerpt: 'An oceanographer who bicycles to flood marks. Keeps our tide tables by hand.',
    body: [
      paragraph(
        'Tobias Aldermoor measured currents for eleven years before he began to measure what people believe about them. He leads our work on seas and shores, and with it the long conversation with Sandholm and nine other towns about where the land should end.',
      ),
      paragraph(
        'He has visited every flood mark on the coast by bicycle and will tell you about the brakes. His tables of the tide at Nørrevig, kept in pencil since 2009, hang in the hall and are right to within four minutes.',
      ),
    ],
  }),
  person({
    id: 509,
    slug: 'wen-halloran-li',
    name: 'Wen Halloran-Li',
    cats: ['house'],
    data: {
      jobTitle: 'Editor of Crossings',
      jobDescription: 'Edits the journal and its page of regrets.',
      email: 'wen@wayleave.example',
      phone: '',
      linkedinUrl: 'https://profiles.example/wen-halloran-li',
    },
    excerpt: 'Edits four issues a year on paper that is meant to outlive its argument.',
    body: [
      paragraph(
        'Wen Halloran-Li has edited <em>Crossings</em> since 2021. She came from a newspaper, where she wrote obituaries of people who were still alive, and considers it the best possible training.',
      ),
      paragraph(
        'Send her anything under four thousand words that you would be prepared to be wrong about in public.',
      ),
    ],
  }),
  person({
    id: 508,
    slug: 'yusra-haddad-krogh',
    name: 'Yusra Haddad-Krogh',
    cats: ['research'],
    data: {
      jobTitle: 'Senior researcher, work',
      jobDescription: 'Sits with people while they work, mostly at night.',
      email: 'yusra@wayleave.example',
      phone: '+45 00 00 74 08',
      linkedinUrl: 'https://profiles.example/yusra-haddad-krogh',
    },
    excerpt: 'Spent a winter of nights finding out who in the town is awake, and why.',
    body: [
      paragraph(
        'Yusra Haddad-Krogh was a labour inspector. She came to the institute because, she says, an inspector may only ask whether a thing is allowed.',
      ),
      paragraph(
        'Her work on night shifts led to the day cleaning of the hospital and to the one-sentence rule. She is now looking at apprentices over sixty, and has been made to plane a plank.',
      ),
    ],
  }),
];

export default entries;
