import { foldedName } from '../../intake/roles/name-words.js';
import type { Frame } from '../frame/frame.js';

/** What becomes of things in time: who began lately has had less of it. */
const OUTCOME =
  /(?:^| )(?:retain\w*|retention|surviv\w*|still|defaulted|defaults?|churn\w*|attrition|repaid|renew\w*|lapse\w*|cancel\w*|convert\w*|conversions?|won|loss ratio|incurred|settled|upgraded|reordered|repeat|ausfall\w*|gekundigt|verblieben|wiederkauf\w*|retencion|impag\w*|retencao|inadimpl\w*|defaillance\w*|retenus?)(?: |$)/;
/** When they began. */
const BEGINNING =
  /(?:^| )(?:cohorts?|vintage|kohorte\w*|cohortes?|cohorte|coorte\w*|sign(?:ed)? ?ups?|signup|joined|joining|applied|application|opened|issued|originat\w*|approved|registered|registration|acquired|acquisition|enrolled|enrolment|created|loss|accident|inception|underwriting|policy|first \w+|beitritt\w*|anmeld\w*|abschluss|inscri\w*|alta|adesao)(?: |$)/;

/**
 * Whether a course shows what has become so far of those who began in each period. The latest periods are young, not different, so nothing
 * is said of how they compare.
 */
export function isSeasoning({ dimension, measure, query }: Frame): boolean {
  if (!dimension?.grain || !measure || measure.additive) return false;
  const origin = query?.origin(measure.column);
  const ofWhat = [measure.noun, measure.column, origin?.quotient?.above ?? '', origin?.column ?? ''];
  const sinceWhen = [dimension.base, dimension.column];
  return (
    ofWhat.some((name) => OUTCOME.test(foldedName(name))) &&
    sinceWhen.some((name) => BEGINNING.test(foldedName(name)))
  );
}
