import { foldedName } from '../../intake/roles/name-words.js';
import { quoteName, sqlLiteral } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import type { ColumnProfile } from './profile-columns.js';

/** A column that says how things ended, with its values and how often each stands there. */
export interface Outcome {
  column: ColumnProfile;
  /** Of nothing that took place: cancelled, rejected, a test, or still to come. */
  void: readonly string[];
  /** Of these, still to come. */
  ahead: readonly string[];
  /** Not ended yet. */
  open: readonly string[];
  /** Some are still as they were: active, in stock. */
  lasting: boolean;
  /** The ends that people may want to know about, what goes wrong first. */
  asked: readonly string[];
}

const NAME =
  /(?:^| )(?:status|state|stage|outcome|result|disposition|decision|attrition|churn|verdict|statut|etat|resultat|ergebnis|estado|situacion|situacao|resultado|esito|stato|uitkomst|toestand)(?= |$)|status|状態|結果|ステータス|状态|结果|الحاله|النتيجه/u;
/** Names of nothing else: a state may be a place, and a stage one of several on the way. */
const SURE_NAME =
  /(?:^| )(?:status|outcome|result|disposition|decision|verdict|severity|resultat|ergebnis|situacion|situacao|resultado|esito|uitkomst|gravity|gravite|gravedad|gravidade|gravita|schwere)(?= |$)|結果|结果|النتيجه/u;
/** What people are: nobody asks why. */
const OF_PEOPLE =
  /(?:^| )(?:marital|relationship|civil|family|employment|job|work|smoking|education|insurance|citizen|citizenship|veteran|familienstand|matrimoniale?|familiale?|estado civil|conyugal|laboral|tipo)(?= |$)/;
/** How bad it was, and what kinds of events there are, where a word for an end is among their values. */
const KIND_NAME =
  /(?:^| )(?:severity|gravity|gravite|gravedad|gravidade|gravita|schwere|class|classification|klasse|classe|clase|clasificacion|classificacao|classificazione)(?= |$)/;
/** Whether a column says how things ended, or where they are. */
export const isOutcomeName = (column: string): boolean => NAME.test(foldedName(column));
const VOID =
  /^(?:cancell?ed|cancelled by .+|voided|void|no[ -]?show|rejected|refused|declined|withdrawn|test|duplicate|storniert|abgelehnt|zuruckgezogen|annulee?|refusee?|retiree?|cancelad[oa]|anulad[oa]|rechazad[oa]|annullat[oa]|rifiutat[oa]|recusad[oa]|geannuleerd|afgewezen)$|キャンセル|取消|却下|拒绝|已取消|ملغ/u;
const OPEN =
  /^(?:provisional|preliminary|vorlaufig|provisoire|provisional|provisorio|preliminar|暫定|临时|open|pending|booked|confirmed|reserved|upcoming|awaiting .+|outstanding|unresolved|in progress|in review|draft|new|planned|scheduled|submitted|waiting|on hold|offen|gebucht|reserviert|in bearbeitung|geplant|en cours|en attente|reservee?|prevue?|ouverte?|pendiente|reservad[oa]|programad[oa]|en curso|abiert[oa]|in corso|apert[oa]|pendente|em andamento|abert[oa]|in behandeling)$|進行中|未処理|保留|进行中|待处理|قيد/u;
/** Not yet taken place. */
const AHEAD =
  /^(?:provisional|preliminary|vorlaufig|provisoire|provisorio|preliminar|booked|confirmed|reserved|scheduled|planned|upcoming|draft|gebucht|reserviert|geplant|reservee?|prevue?|programad[oa]|reservad[oa]|agendad[oa]|prenotat[oa]|gepland|geboekt)$|予約|预订/u;
const LASTING =
  /^(?:(?:active|current|existing|retained)(?: .+)?|live|listed|available|in stock|in use|aktiv|im bestand|vorhanden|verfugbar|acti[fv]e?|en vigueur|activ[oa]|vigente|ativ[oa]|attiv[oa]|actief|running|ongoing)$|有効|在籍|有效|活跃|نشط/u;
const BAD =
  /^(?:failed|fail|attrited(?: .+)?|churned(?: .+)?|left|resigned|terminated|exited|lost(?: .+)?|late|overdue|unpaid|defaulted|dropped out|drop ?out|dnf|did not finish|not finished|expired|returned|damaged|breached|missed|escalated|delayed|defective|written off|readmitted|died|dead|deceased|missing|accident|fatal(?: .+)?|serious(?: .+)?|severe|abandoned|left without being seen|durchgefallen|verloren|verstorben|gestorben|vermisst|unfall|todlich|schwer(?:verletzt)?|decedee?|disparue?|accident grave|mortel(?:le)?|fallecid[oa]|muert[oa]|desaparecid[oa]|accidente|mort[oa]|obito|falecid[oa]|acidente|decedut[oa]|scompars[oa]|incidente mortale|verspatet|unbezahlt|abgebrochen|echoue|perdue?|en retard|impayee?|abandonnee?|fallid[oa]|perdid[oa]|retrasad[oa]|impagad[oa]|abandonad[oa]|fallit[oa]|pers[oa]|in ritardo|atrasad[oa]|nao pago|mislukt|te laat|onbetaald)$|失敗|遅延|未払|失败|逾期|未付/u;
const GOOD =
  /^(?:won|approved|accepted|completed|finished|converted|passed|pass|on time|sold|delivered|paid|renewed|attended|resolved|repaid|recovered|found|gefunden|retrouvee?|encontrad[oa]|localizad[oa]|aparecid[oa]|ritrovat[oa]|gewonnen|genehmigt|abgeschlossen|bestanden|punktlich|verkauft|bezahlt|gagnee?|approuvee?|terminee?|reussie?|vendue?|payee?|ganad[oa]|aprobad[oa]|completad[oa]|vendid[oa]|pagad[oa]|vint[oa]|approvat[oa]|vendut[oa]|pagat[oa]|ganh[oa]|aprovad[oa]|concluid[oa]|pag[oa]|gewonnen|goedgekeurd|verkocht|betaald)$|成功|完了|合格|完成|通过|已付/u;

/** Gone, and perhaps found later. */
const MISSING = /^(?:missing|vermisst|disparue?|desaparecid[oa]|scompars[oa])$/;

/** More values than this are no list of ends. */
const MOST_ENDS = 10;
const MOST_ASKED = 4;
/** What nearly all or nearly none of the rows are tells no groups apart. */
const RARE = 0.02;

/** Columns that say how things ended: by their name, and by a word for an end among their values. */
export async function outcomesOf(
  table: string,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<Outcome[]> {
  const named = columns.filter(
    ({ name, role, type, distinct, yes }) =>
      role === 'category' &&
      type === 'string' &&
      yes === undefined &&
      distinct >= 2 &&
      distinct <= MOST_ENDS &&
      (isOutcomeName(name) || KIND_NAME.test(foldedName(name))),
  );
  const found = await Promise.all(
    named.map(async (column): Promise<Outcome | undefined> => {
      const { rows } = await runQuery(
        `SELECT ${column.sql} AS "value", COUNT(*) AS "n" FROM ${quoteName(table)} WHERE ${column.sql} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`,
      );
      const counts = rows.map(({ value, n }) => ({ value: value as string, n: Number(n) }));
      const matching = (pattern: RegExp): string[] =>
        counts.flatMap(({ value }) => (pattern.test(foldedName(value)) ? [value] : []));
      const [ended, open, lasting] = [matching(VOID), matching(OPEN), matching(LASTING)];
      const all = counts.reduce((sum, { value, n }) => sum + (open.includes(value) ? 0 : n), 0);
      const isAsked = (value: string): boolean => {
        const part = (counts.find((one) => one.value === value)?.n ?? 0) / all;
        return !open.includes(value) && !lasting.includes(value) && part >= RARE && part <= 1 - RARE;
      };
      const known = [...matching(BAD), ...ended, ...matching(GOOD)].filter(isAsked);
      const name = foldedName(column.name);
      const isSure = SURE_NAME.test(name) && !OF_PEOPLE.test(name) && lasting.length === 0;
      if (ended.length + open.length + known.length === 0 && !isSure) return undefined;
      const others = counts
        .map(({ value }) => value)
        .filter((value) => !known.includes(value) && isAsked(value));
      return {
        column,
        void: [...ended, ...matching(AHEAD)],
        ahead: matching(AHEAD),
        open,
        lasting: lasting.length > 0 || matching(MISSING).length > 0,
        asked: withoutOpposites([...known, ...others]).slice(0, MOST_ASKED),
      };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** "Not cancelled" is what is left of "cancelled". */
const withoutOpposites = (ends: readonly string[]): string[] =>
  ends.filter((end) => {
    const [, other] = /^(?:not|no|non|nicht) (.+)$/.exec(foldedName(end)) ?? [];
    return other === undefined || !ends.some((one) => foldedName(one) === other);
  });

/** The condition that leaves some values of a column out. */
export const without = ({ sql }: ColumnProfile, values: readonly string[]): string =>
  values.length === 1
    ? `${sql} <> ${sqlLiteral(values[0] ?? '')}`
    : `${sql} NOT IN (${values.map(sqlLiteral).join(', ')})`;
