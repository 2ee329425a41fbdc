import type { Dimension } from '../frame/dimension.js';

const PLAIN =
  /(?:^| )(?:priority|prio|severity|urgency|status|sex|gender|age (?:group|band|range|class)|currency|priorit\p{L}+|schweregrad|geschlecht|altersgruppe|währung|sexe|devise|statut|sexo|género|moneda|estado|moeda|gênero)(?: |$)/iu;

/** What is left of the impact where the largest of such a split is told. */
export const OF_PLAIN_SPLIT = 0.4;

/** Work is filed by priority or status, people by sex: that one of these is the largest is what everybody there knows. */
export const isPlainSplit = ({ noun, base, cycle }: Dimension): boolean =>
  cycle === undefined && [noun, base].some((name) => PLAIN.test(name.replace(/[_\s]+/g, ' ')));
