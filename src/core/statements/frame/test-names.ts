import { foldedName } from '../../intake/roles/name-words.js';
import type { Condition } from '../sql/types.js';

/** Names of rows that somebody made to try a system out, in English, German, French, Spanish, Italian, Portuguese, Dutch, Japanese, Chinese and Arabic. */
const TEST =
  'tests?|testing|dummy|demo|fake|factice|fictif|fictive|prueba|pruebas|ficticio|ficticia|prova|fittizio|fittizia|teste|testes';
const WHO =
  'staff|employee|internal|interner?|interne|mitarbeiter|uat|qa|dev|e2e|automated|monitoring|x+|z+|a{2,}';
/** What a test stands in for. "Test drive", "test group" and "test kit" are things of their own. */
const THING =
  'users?|customers?|clients?|accounts?|orders?|data|records?|entry|entries|rows?|bookings?|patients?|members?|employees?|shop|store|company|robot|bot|' +
  'leads?|contacts?|person|name|device|profile|tickets?|transactions?|payments?|invoices?|suppliers?|vendors?|participants?|students?|products?|projects?|tenant|site|' +
  'kunden?|kundin|konto|bestellung|auftrag|daten|eintrag|buchung|patientin|firma|gmbh|nutzer|benutzer|lieferant|rechnung|termin|filiale|' +
  'compte|commande|utilisateur|dossier|adherent|reservation|facture|societe|cliente|pedido|usuario|cuenta|registro|empresa|reserva|paciente|persona|' +
  'ordine|utente|conto|fattura|azienda|prenotazione|paziente|utilizador|conta|registo|fatura|pessoa|loja|klant|bestelling|gebruiker|persoon|bedrijf|factuur';
/** German and Dutch join them: `Testkunde`, `TESTBESTELLUNG`. */
const JOINED =
  '(?:test|dummy|demo|proef)(?:kunden?|kundin|konto|person|bestellung|auftrag|daten|eintrag|buchung|patient|patientin|mandant|firma|nutzer|benutzer|user|lieferant|rechnung|termin|filiale|klant|bestelling|gebruiker|persoon|bedrijf|rekening|factuur|account|order)|' +
  'muster(?:kunde|kundin|mann|frau|firma|person|mandant)|(?:max|erika|hans|herr|frau) muster(?:mann|frau)?';
/** What may follow: a number, a letter, and that nobody should use it. */
const END =
  '(?: (?:[a-z]|\\d+))*(?: (?:please )?(?:do not (?:use|delete|ship)|dont use|ignore|delete(?: me)?|(?:bitte )?(?:ignorieren|nicht (?:verwenden|nutzen|loschen))|ne pas utiliser|no usar|nao usar|non usare|niet gebruiken))?$';
const NAME = new RegExp(
  `^(?:(?:${WHO}) )?(?:${TEST})(?: (?:de |von |of )?(?:${THING}|${TEST}))*${END}|` +
    `^(?:${THING}) (?:de |d |di |do |da |para |per )?(?:${TEST}|essai)${END}|^(?:${JOINED})${END}`,
  'u',
);
const EAST =
  /^(?:テスト|ダミー|測試|测试|試験用)(?:用)?(?:の)?(?:顧客|注文|ユーザー?|データ|アカウント|店舗|客户|订单|用户|数据|账号|账户|门店)?[\s\d０-９A-Za-z]{0,4}$|^(?:(?:عميل|حساب|طلب|مستخدم|سجل) )?(?:اختبار|تجريبي|تجريبية)$/u;
/** `TEST6`, `TEST-INV`, `APTEST3`: numbers of orders, devices and the like. */
const NUMBER = /^(?:TEST[-_ ]?[A-Z0-9]{0,4}|[A-Z]{1,2}[-_]?TEST[-_]?\d+|[A-Z]{1,4}[-_]TEST[-_]?\d*)$/;
/** `test3@firm.com`, `anyone@example.com`. */
const EMAIL =
  /^(?:(?:test|tester|dummy|demo)(?:[._+-]?(?:user|account|customer|kunde))?[._+-]?\d*@[^\s@]+|[^\s@]+@(?:example|test|dummy)\.[a-z]{2,4})$/;
/** "Demo" among these is something that took place. */
const STEP =
  /(?:^| )(?:stage|phase|step|type|kind|event|activity|action|touch|touchpoint|format|channel|kanal|plan|tier|edition|typ|art|etape|etapa|fase|tipo)(?= |$)/;

/**
 * Whether a cell says that its row is a test: the whole cell, never a part of a word. A stress test and a test drive are none.
 *
 * @param column the name of its column
 */
export function isTestName(text: string, column: string): boolean {
  const name = foldedName(text);
  // "UserTesting" is a firm.
  if (/^\p{Lu}\p{Ll}+Test(?:s|ing)?$/u.test(text.trim())) return false;
  if (name === 'demo' && STEP.test(foldedName(column))) return false;
  return (
    NUMBER.test(text.trim()) ||
    NAME.test(name) ||
    EAST.test(text.normalize('NFKC').trim()) ||
    EMAIL.test(text.trim().toLowerCase())
  );
}

/** A pattern in the engine's own syntax that holds for every such text in small letters, and for some others. */
export const TEST_PATTERN =
  'test|dummy|demo|fake|facti[cf]|ficti[cf]|fittizi|prueba|prova|muster|proef|essai|テスト|ダミー|測試|测试|試験用|اختبار|تجريبي|@example[.]';

/** Whether a column of yes and no says which rows are tests: `is_test`, `Testbuchung`. */
export const isTestFlagName = (column: string): boolean => {
  const name = foldedName(column).replace(/^(?:is|ist|est|es|e) /, '');
  return name !== 'tests' && isTestName(name, column);
};

/** Whether a condition of a query leaves tests out. */
export function leavesTestsOut({ kind, stage, column, values }: Condition): boolean {
  if (stage !== 'where' || column === undefined) return false;
  if (kind === 'false') return isTestFlagName(column);
  if (kind !== 'not-equal' && kind !== 'not-in') return false;
  if (values.length === 0) return false;
  const isYes = values.every((value) => value === 1 || typeof value === 'string');
  return (
    (isTestFlagName(column) && isYes) ||
    values.every((value) => typeof value === 'string' && isTestName(value, column))
  );
}
