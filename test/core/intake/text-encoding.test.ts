import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Pace } from '../../../src/core/base/pace.js';
import { textEncoding, type TextEncoding } from '../../../src/core/intake/bytes/text-encoding.js';
import { bytesOf, readText, type TextPieces } from '../../../src/core/intake/bytes/text-pieces.js';

/** Encodes by what the platform decodes: one byte, or two, to a character. */
function encoder(encoding: string): (text: string) => Uint8Array {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const codes = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    try {
      const char = decoder.decode(Uint8Array.from(bytes));
      if ([...char].length === 1 && !codes.has(char)) codes.set(char, bytes);
    } catch {
      // No character has these bytes.
    }
  };
  for (let first = 0; first < 256; first += 1) add(first);
  if (/^(shift|euc|gb|big)/.test(encoding)) {
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1) add(first, second);
  }
  if (encoding === 'windows-1252')
    [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].forEach(
      (char, at) => char !== ' ' && codes.set(char, [0x80 + at]),
    );
  return (text) =>
    Uint8Array.from(
      [...text].flatMap((char) => codes.get(char) ?? assert.fail(`${encoding} has no ${char}`)),
    );
}

const WORDS: Record<string, [string, string][]> = {
  'windows-1252': [
    [
      'de',
      'Größe Straße München Köln Übersicht Verkäufe für Büro Möbel Stühle Geräte Außendienst größer Fläche',
    ],
    [
      'fr',
      'Région Qualité Île-de-France Bouches-du-Rhône Été hôtel août février œuvre français où élève naïf château',
    ],
    ['es', 'Año Región España Córdoba Málaga niño señal teléfono descripción corazón pingüino público León'],
    ['pt', 'Região Mês São Paulo março ações informação pão você água lição gestão João público coração'],
    ['it', 'Città Quantità perché università martedì più è però Forlì lunedì attività novità già'],
    ['da', 'København Århus Ålborg købt måned beløb år Sjælland Øst Køge Næstved Tårnby'],
    ['sv', 'Malmö Göteborg Örebro mån år försäljning område Åre Jönköping Växjö Luleå Gävle'],
    ['en', 'Price m² Area m³ Temp °C Cost € Fee £ café naïve – “quoted” 50 µg ½ § 5'],
    ['mixed', 'Müller José François Åse Nuñez Gonçalves Lindström Bäcker Désirée Øystein'],
  ],
  'windows-1250': [
    [
      'pl',
      'Łódź Kraków Wrocław Gdańsk miesiąc ilość sprzedaż województwo Świętokrzyskie źródło więcej może że kwota brutto',
    ],
    ['cs', 'Příjmení Město Plzeň Ústí Brno měsíc prodej částka účet září květen červen Žižkov dům'],
    ['hu', 'Győr Székesfehérvár Hódmezővásárhely Fő út bevétel hónap szűrő könyv időszak összeg'],
  ],
  'windows-1251': [
    ['ru', 'Москва Санкт-Петербург Казань выручка месяц количество товар цена город Екатеринбург'],
    ['uk', 'Київ Львів Одеса Харків кількість місяць ціна виручка Запоріжжя її ще'],
  ],
  'koi8-r': [['ru', 'Москва Санкт-Петербург Казань выручка месяц количество товар цена город Екатеринбург']],
  'iso-8859-2': [
    ['pl', 'Łódź Kraków Wrocław Gdańsk miesiąc ilość sprzedaż województwo Świętokrzyskie źródło więcej może'],
  ],
  'windows-1253': [['el', 'Αθήνα Θεσσαλονίκη Πάτρα μήνας ποσότητα τιμή πωλήσεις Άγιος έτος']],
  'windows-1254': [['tr', 'İstanbul Çankaya Şişli satış ağustos çalışan gün müşteri sayısı bölge ürün']],
  shift_jis: [['ja', '東京 大阪 売上 数量 商品名 電池 単価 札幌市 名古屋 コーヒー りんご みかん ノート']],
  'euc-jp': [['ja', '東京 大阪 売上 数量 商品名 電池 単価 札幌市 名古屋 コーヒー りんご みかん ノート']],
  gb18030: [['zh', '北京 上海 广州 销售额 数量 产品 价格 月份 城市 深圳 电视 客户名称']],
  big5: [['zh', '台北 高雄 台中 銷售額 數量 產品 價格 月份 城市 電視 客戶名稱 我們']],
  'euc-kr': [['ko', '서울 부산 대구 매출 수량 상품 가격 날짜 도시 인천 고객 이름']],
};

/** Twenty lines, as an export has them. */
function csv(words: string[]): string {
  const word = (at: number) => words[at % words.length] as string;
  const lines = Array.from(
    { length: 20 },
    (_, row) => `${1000 + row};${word(row)};${word(row * 3 + 1)};${row * 17},50`,
  );
  return ['Id;Name;Text;Total', ...lines].join('\r\n');
}

const find = (bytes: Uint8Array) => textEncoding(bytesOf(bytes), new Pace());

async function textOf(bytes: Uint8Array): Promise<{ text: string; encoding: string }> {
  const read = async (pieces: TextPieces, { encoding }: TextEncoding) => {
    let text = '';
    for await (const piece of pieces) text += piece.text;
    return { text, encoding };
  };
  return readText(bytesOf(bytes), 'words.csv', read, new Pace());
}

describe('short files of words in other encodings than Unicode', () => {
  for (const [encoding, languages] of Object.entries(WORDS)) {
    const encode = encoder(encoding);
    for (const [language, words] of languages) {
      test(`${encoding}, ${language}`, async () => {
        const text = csv(words.split(' '));
        assert.deepEqual(await find(encode(text)), { encoding, guessed: true });
        assert.deepEqual(await textOf(encode(text)), { text, encoding });
      });
    }
  }
});

describe('encodings that the bytes themselves tell', () => {
  const text = 'Año;Größe\r\n2024;東京\r\n';
  const utf8 = new TextEncoder().encode(text);
  const wide = (little: boolean, mark: boolean) => {
    const units = [...(mark ? `\ufeff${text}` : text)].map((char) => char.charCodeAt(0));
    return Uint8Array.from(
      units.flatMap((unit) => (little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
    );
  };

  test('UTF-8 with or without mark', async () => {
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8]);
    for (const bytes of [utf8, marked]) {
      assert.deepEqual(await find(bytes), { encoding: 'utf-8', guessed: false });
      assert.deepEqual(await textOf(bytes), { text, encoding: 'utf-8' });
    }
  });

  test('UTF-16 in both orders, with or without mark', async () => {
    for (const little of [true, false])
      for (const mark of [true, false]) {
        const encoding = little ? 'utf-16le' : 'utf-16be';
        assert.deepEqual(await find(wide(little, mark)), { encoding, guessed: false });
        assert.deepEqual(await textOf(wide(little, mark)), { text, encoding });
      }
  });

  test('a character may lie across two pieces of a long file', async () => {
    // An odd number of bytes a line, so that some character is cut wherever a piece ends.
    const long = new TextEncoder().encode('é;ü\n'.repeat(400_000) + 'x'.repeat(7) + '東'.repeat(300_000));
    assert.deepEqual(await find(long), { encoding: 'utf-8', guessed: false });
    assert.ok(!(await textOf(long)).text.includes('\ufffd'));
  });

  test('a first letter beyond ASCII late in the file is found', async () => {
    const bytes = encoder('windows-1251')(
      'id;name\n' + '1;none\n'.repeat(200_000) + csv(['Москва', 'Казань']),
    );
    assert.deepEqual(await find(bytes), { encoding: 'windows-1251', guessed: true });
  });

  test('UTF-8 with a broken byte or a cut end stays UTF-8', async () => {
    const many = new TextEncoder().encode('Größe;Straße;Äpfel;größer\n'.repeat(20));
    const broken = Uint8Array.from([...many, ...encoder('windows-1252')('Größe\n')]);
    assert.deepEqual(await find(broken), { encoding: 'utf-8', guessed: true });
    assert.deepEqual(await find(Uint8Array.from([...many, 0xe6, 0x9d])), {
      encoding: 'utf-8',
      guessed: true,
    });
  });

  test('a header of a few Chinese, Japanese or Korean characters is enough', async () => {
    for (const [encoding, header] of [
      ['gb18030', '城市,数量'],
      ['shift_jis', '商品,単価'],
      ['euc-kr', '도시,수량'],
      ['big5', '數量,價格'],
    ] as const) {
      const bytes = encoder(encoding)(`id,${header}\n1,2,3\n4,5,6\n`);
      assert.deepEqual(await find(bytes), { encoding, guessed: true });
    }
  });

  test('UTF-32 is refused with a word of what to do', async () => {
    await assert.rejects(find(Uint8Array.from([0xff, 0xfe, 0, 0, 65, 0, 0, 0])), {
      code: 'INVALID_DATASET',
      message: 'The text is in UTF-32. Save it as UTF-8.',
    });
  });

  test('files without anything in them are empty', async () => {
    for (const empty of ['', '\ufeff', ' \r\n\t\r\n']) {
      assert.deepEqual(await find(new TextEncoder().encode(empty)), { error: 'EMPTY_FILE' });
    }
    assert.deepEqual(await find(Uint8Array.of(0xff, 0xfe)), { error: 'EMPTY_FILE' });
    assert.deepEqual(await find(Uint8Array.of(0xff, 0xfe, 10, 0)), { error: 'EMPTY_FILE' });
  });

  test('images, documents, archives and machine code are no text', async () => {
    const start = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
    for (const bytes of [
      start('\x89PNG\r\n\x1a\n'),
      start('\xff\xd8\xff\xe0'),
      start('%PDF-1.7\n%\xe2\xe3'),
      start('PK\x03\x04'),
      start('\xd0\xcf\x11\xe0\xa1\xb1'),
      start('a;b\n1;\0\n'),
      Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 32 || 1),
    ]) {
      assert.deepEqual(await find(bytes), { error: 'NOT_TEXT' });
      await assert.rejects(textOf(bytes), { code: 'NOT_TEXT', message: /is not a table/ });
    }
  });

  test('a separator of a barcode in a long text is no reason to refuse it', async () => {
    const bytes = new TextEncoder().encode(`code;n\n${'0104012345678901;5\n'.repeat(30)}01\x1d17;3\n`);
    assert.deepEqual(await find(bytes), { encoding: 'utf-8', guessed: false });
  });
});
