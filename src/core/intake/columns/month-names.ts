const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'ar', 'de-AT', 'ar-MA'];
/** Short forms in use that the platform's locale data does not give. */
const OTHERS: Record<string, number> = {
  ...{
    sept: 9,
    set: 9,
    setiembre: 9,
    febr: 2,
    mrz: 3,
    mar: 3,
    maerz: 3,
    gen: 1,
    genn: 1,
    ene: 1,
    jänner: 1,
    feber: 2,
  },
  ...{
    juin: 6,
    juil: 7,
    aout: 8,
    fev: 2,
    avr: 4,
    dec: 12,
    dez: 12,
    dic: 12,
    okt: 10,
    ott: 10,
    out: 10,
    oct: 10,
    mai: 5,
  },
  ...{
    mei: 5,
    mag: 5,
    maj: 5,
    may: 5,
    abr: 4,
    ago: 8,
    aug: 8,
    lug: 7,
    giu: 6,
    jun: 6,
    jul: 7,
    jan: 1,
    nov: 11,
    sep: 9,
  },
};

let names: Map<string, number> | undefined;

/** The month, 1 to 12, that a word names in one of the languages of the files that come in; undefined where it names none. */
export function monthOfName(word: string): number | undefined {
  names ??= collectNames();
  return names.get(foldedWord(word));
}

/** Lower case, without accents and points: `Févr.` → `fevr`. */
export function foldedWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{Mn}.']/gu, '')
    .trim()
    .toLowerCase();
}

function collectNames(): Map<string, number> {
  const found = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const month of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      const inDate = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
      for (let at = 0; at < 12; at += 1) {
        const date = new Date(Date.UTC(2024, at, 15));
        const part = inDate.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
        for (const name of [alone.format(date), part]) {
          const word = foldedWord(name);
          if (/^\p{L}{3,}$/u.test(word)) found.set(word, at + 1);
        }
      }
    }
  }
  for (const [name, month] of Object.entries(OTHERS)) found.set(foldedWord(name), month);
  return found;
}
