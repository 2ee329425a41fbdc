export type LiteralKind = 'number' | 'word' | 'percent' | 'currency' | 'date' | 'ordinal' | 'multiplier';

/**
 * Figures written in words, as regular expression alternatives over lower-case text without accents.
 * `own` words mean something else in another language ("once", "seize", "dos"), so they count only in texts of their own.
 */
interface Vocabulary {
  word: string;
  ordinal: string;
  multiplier: string;
  date: string;
  percent?: string;
  own?: string;
}

const GERMAN_UNITS =
  'zwei|zwo|drei|vier|funf|fuenf|sechs|sieb(?:en)?|acht|neun|zehn|elf|zwolf|zwoelf|zwanzig|drei(?:ss|ß)ig|[a-z]{4,10}zig|hundert|tausend';

export const VOCABULARIES: Record<string, Vocabulary> = {
  en: {
    word: 'zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|(?:hundred|thousand|million|billion|trillion|dozen)s?|(?:only|just|exactly) one',
    ordinal:
      '(?<!(?:per|a|each|every) )second|third(?!-part| part)s?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|eleventh|twelfth|[a-z]+teenth|(?:twen|thir|for|fif|six|seven|eigh|nine)tieth|hundredths?|thousandths?',
    multiplier:
      'twice|thrice|doubl(?:e[sd]?|ing)|tripl(?:e[sd]?|ing)|quadrupl[a-z]+|quintupl[a-z]+|half|hal(?:ved?|ves|ving)|(?:two|three|four|five|six|seven|eight|nine|ten|hundred|thousand)fold|quarters? of|(?:by|about|almost|nearly|roughly|over|under|than|around) (?:a|one) (?:quarter|third|fourth|fifth|tenth)|within (?:the|an?) (?:hour|minute|day|week)',
    date: 'january|february|april|june|july|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
    percent: 'percent|per cent|pct|percentage points?|basis points?',
  },
  de: {
    word: `(?:(?:ein|und)*(?:${GERMAN_UNITS})(?:ein|und|${GERMAN_UNITS})*)|eins|million(?:en)?|milliarden?|billionen?|dutzend(?:e[nr]?)?`,
    ordinal:
      '(?:zwei|drit|vier|funf|fuenf|sechs|sieb|ach|neun|zehn|elf|zwolf)te[rnms]?|[a-z]+(?:zig|hundert|tausend)ste[rnms]?',
    multiplier:
      'doppelt[a-z]*|verdoppel[a-z]*|ver(?:drei|vier|funf|zehn)fach[a-z]*|halb(?:e[rnms]?)?|halbier[a-z]*|halfte|(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|hundert|tausend)(?:fach|mal)[a-z]*|(?:drit|vier|funf|sechs|ach|zehn)teln?',
    date: 'januar|februar|marz|mai|juni|juli|oktober|dezember|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?',
    percent: 'prozent[a-z]*',
    own: 'null',
  },
  fr: {
    word: 'deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|vingts?|trente|quarante|cinquante|soixante|cents?|mille|milliers?|millions?|milliards?|(?:diz|douz|quinz|vingt|trent|cent)aines?',
    ordinal: '[a-z]{3,}iemes?|(?<!(?:par|la|une|chaque) )secondes?',
    multiplier: 'doubl(?:er?s?|ent|ant|ees?)|tripl[a-z]+|quadrupl[a-z]+|moities?|demie?s?|tiers|quarts?',
    date: 'janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?',
    percent: 'pourcents?',
    own: 'seize',
  },
  es: {
    word: 'cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|dieci[a-z]+|veint[a-z]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|[a-z]{3,6}cient[oa]s|mil|miles|millon(?:es)?|docenas?|decenas?|centenar(?:es)?',
    ordinal:
      '(?<!(?:por|cada|un) )segund[oa]s?|tercer[oa]?s?|cuart[oa]s?|quint[oa]s?|sext[oa]s?|septim[oa]s?|octav[oa]s?|noven[oa]s?|decim[oa]s?',
    multiplier: 'dobles?|duplic[a-z]+|triplic[a-z]+|mitad(?:es)?|tercios?',
    date: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?',
    percent: 'porcientos?',
    own: 'once|dos|tres',
  },
};

/** Months that are also ordinary words, told apart by a capital or a preposition. */
export const AMBIGUOUS_MONTHS =
  '(?:March|MARCH|August|AUGUST|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?=\\.|\\s|$))|(?<=(?:[Ii]n|[Ss]ince|[Bb]y|[Uu]ntil|[Ff]rom|[Oo]f|[Dd]uring|to|and|early|late|mid|last|this|next)[ -])(?:[Mm]ay|MAY|march|august)';

const CJK_DIGITS = '〇一二三四五六七八九十百千万萬億亿兆两兩';
export const CJK_NUMBERS = `第[${CJK_DIGITS}]|[${CJK_DIGITS}]{2,}|[${CJK_DIGITS}](?=[倍割成位年月])|[二三四五六七八九十百千万億亿两](?=[個个人件日つ])|半分|半数|過半|倍増|翻[倍番]`;
