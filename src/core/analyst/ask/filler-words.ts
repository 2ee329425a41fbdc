import { isTypo } from './match-words.js';
import { stemOf } from './words.js';

// Words that a question may leave unread, because they say nothing of the data.

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
/** Shorter words are too much like others to be mistyped ones. */
const SHORTEST_TYPO = 6;
const holds = (words: ReadonlySet<string>, text: string): boolean =>
  words.has(text) || (text.length >= SHORTEST_TYPO && [...words].some((word) => isTypo(text, word)));
const stemmed = (words: string): ReadonlySet<string> => new Set([...listed(words)].map(stemOf));

/** Of the talk around a question, and of what is done with its answer. */
const SPEECH = listed(`
  hi hello hey dear thanks thank cheers ok okay well yes sorry kindly maybe perhaps possible wondering curious interested quick question trouble idea
  somebody someone anybody anyone everybody everyone everything something anything thing things etc i'm i'd i'll i've it's let's that's what's
  there's we're you're who's myself ourselves far yet ever again always already once even really too very quite rather whatever altogether because due
  hence therefore however via else instead able lot lots bit way ways look glance ideas up out down along vertical horizontal
  effect effects impact influence pattern patterns association dependence dependency dynamics progression trajectory behaviour behavior history
  ranking rankings standings split splits composition line lines slice slices small multiples facet facets color colors colour colours label labels legend
  insight insights detail rundown snapshot recap chronological alphabetical numeric numerical
  ascending descending respectively two both either neither non
  hallo danke wurde wurden gab haben hat hatte hatten wird werden als sowie bzw alle aller allen unser unsere unserer unserem unseren sich war waren wir
  dargestellt entspricht je hola gracias favor fue fueron hay son cada todos todas nuestro nuestra nuestros nuestras como al barras grafico`);
const SHOWN = stemmed(`
  show display list find return visualize visualise illustrate depict plot draw present represent reflect select filter identify highlight describe
  indicate generate produce summarize explain understand learn check examine inspect investigate explore include contain provide prepare break help
  determine derive retrieve extract fetch pull output print render demonstrate reveal consider distribute accumulate add`);
/** Adjectives that leave out no row, and say of an amount no more than its name. */
const WHOLE = listed(`
  available accessible given entire whole complete full respective actual certain particular specific several few relevant exact precise usual typical general common
  rough approximate recorded reported known listed registered following own interesting ordinary historical historic raw related single numerous nice good
  great clear beautiful pretty neat clean colourful colorful brief real true same existing current preferred our`);
/** Where all rows are from, and where the answer is shown. */
const SCOPE = listed(`
  company business firm organization organisation enterprise store shop world globe database system file collection sample sheet period inventory catalog
  catalogue portfolio timeframe range scope slide deck presentation dashboard meeting review briefing talk audience board boss management
  market sale set league squad roster tournament competition fleet network institution university school campus clinic`);
/** Verbs by which rows are there, or are what they are. */
const BEING = stemmed(`
  place make produce create add record register sell buy purchase take receive release publish report issue submit log enter hold give process operate
  award incur consume collect cover solve handle launch deliver ask build manufacture find see observe measure count live reside work come belong fall lie locate base store own employ hire use spend pay score earn happen
  occur appear start found involve concern contribute generate account perform conduct book serve go get develop behave move fluctuate rise rank stand
  made taken sold bought paid spent given held born built run came went fell got gotten done seen found brought sent shipped`);
/** Verbs that tell some rows from others, whatever stands with them. */
const PARTING = stemmed(
  'cancel refund return reject lose miss fail churn escalate divert expire terminate resign quit die',
);
/** What the cells of a column are. */
const KINDS = listed(`
  name names label labels title titles code codes country countries type kind level levels class classes city cities place places status value values figure figures
  category section sections part parts slot slots band bands bracket brackets flag flags entry field option options score scores data`);
/** What an amount is. */
const AMOUNTS = listed(`
  score scores value values amount amounts figure figures level levels number total totals data point points reading readings measurement measurements
  production usage consumption use volume sum count load power output`);

export const isSpeech = (text: string): boolean =>
  SPEECH.has(text) || holds(SHOWN, stemOf(text)) || isAdverb(text);
export const isWhole = (text: string): boolean => WHOLE.has(text);
export const isScope = (text: string): boolean => SCOPE.has(text);
export const isBeing = (text: string): boolean => BEING.has(stemOf(text));
export const isParting = (text: string): boolean => PARTING.has(stemOf(text));
export const saysKind = (text: string): boolean => holds(KINDS, text);
export const saysAmount = (text: string): boolean => AMOUNTS.has(text);

const isAdverb = (text: string): boolean =>
  text.length > 5 &&
  text.endsWith('ly') &&
  !/^(?:family|supply|assembly|anomaly|monopoly|elderly|friendly)$/.test(text);

const IRREGULAR = listed(`
  made taken sold bought paid spent given held born built run seen found brought sent left written driven flown grown drawn chosen worn done gotten
  flew flown drove ate drank took gave went came spoke wrote chose grew rose shown`);
/** "Processed", "leaving", "born". */
export const isParticiple = (text: string): boolean =>
  (text.length > 4 && /(?:ed|ing)$/.test(text)) || IRREGULAR.has(text);
