import { isDateOfThing, isLaterDate, isOfPeople } from './interest.js';
import { foldedName } from '../../intake/roles/name-words.js';
import type { ColumnProfile } from './profile-columns.js';

/**
 * The column that says when things happened: a date of the event before the date of its record or its end, days before years. None where
 * dates only describe things: when they were last sold, when somebody was born.
 */
export function timeAxis(columns: readonly ColumnProfile[]): ColumnProfile | undefined {
  // Of people who were hired and born nothing happened on a day of its own.
  if (columns.some(({ name }) => isHired(name)) && columns.some(({ name }) => isBorn(name))) return undefined;
  const people = columns.filter(({ name }) => isOfPeople(name)).length >= SEVERAL;
  const worth = ({ name, role, filled }: ColumnProfile): number =>
    (role === 'time' ? 2 : 0) + filled - (isLaterDate(name) ? 1.5 : 0);
  return columns
    .filter(
      ({ role, name }) =>
        (role === 'time' || role === 'year') && !isDateOfThing(name) && !(people && isJoining(name)),
    )
    .sort((a, b) => worth(b) - worth(a))[0];
}

/** So many columns that only a table of people has. */
const SEVERAL = 2;
/** When somebody became one of those that the table lists: who came late has had less time for all else. */
const isJoining = (name: string): boolean =>
  /(?:^| )(?:customers?|clients?|members?|join\w*|regist\w*|sign(?:ed)? ?up|signup|enrol\w*|since|kunde\w*|mitglied\w*|beitritt\w*|anmeld\w*|inscri\w*|alta|cliente|adhesion)(?= |$)/u.test(
    foldedName(name),
  );

const isHired = (name: string): boolean =>
  /(?:^| )(?:hire|hired|hiring|eintritt\p{L}*|einstellung\p{L}*|embauche|contratacion|assunzione|contratacao)(?= |$)|hiredate/u.test(
    foldedName(name),
  );
const isBorn = (name: string): boolean =>
  /(?:^| )(?:dob|birth|birthday|born|geburt\p{L}*|naissance|nacimiento|nascita|nascimento)(?= |$)|birthdate/u.test(
    foldedName(name),
  );
