import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { exportToPptx } from '../../../src/core/export/index.js';
import type { ChartForm } from '../../../src/core/export/pptx/options.js';
import { checkPackage } from './check-package.js';
import { sampleDeck } from './sample-deck.js';
import { validatePackage } from './validate-package.js';

type Files = Record<string, Uint8Array>;

const exported = new Map<ChartForm, Promise<Uint8Array>>();
function goodPackage(charts: ChartForm = 'image'): Promise<Uint8Array> {
  const made =
    exported.get(charts) ??
    exportToPptx(sampleDeck(), { charts, now: () => 0 })
      .then((file) => file.arrayBuffer())
      .then((buffer) => new Uint8Array(buffer));
  exported.set(charts, made);
  return made;
}

async function broken(change: (files: Files) => Files | void, charts?: ChartForm): Promise<string[]> {
  const files = unzipSync(await goodPackage(charts));
  return checkPackage(zipSync(change(files) ?? files, { level: 0 }));
}
const edit = (files: Files, name: string, from: string | RegExp, to: string): void => {
  const before = strFromU8(files[name] as Uint8Array);
  const after = before.replace(from, to);
  assert.notEqual(after, before, `${name} has no ${String(from)}`);
  files[name] = strToU8(after);
};

/** The same in the sheet of a chart's workbook. */
function editSheet(files: Files, from: string, to: string): void {
  const name = 'ppt/embeddings/workbook1.xlsx';
  const workbook = unzipSync(files[name] as Uint8Array);
  edit(workbook, 'xl/worksheets/sheet1.xml', from, to);
  files[name] = zipSync(workbook, { level: 0 });
}

const FAULTS: [name: string, fault: RegExp, change: (files: Files) => Files | void][] = [
  [
    'a directory entry',
    /^directory entry ppt\/media\/$/,
    (files) => void (files['ppt/media/'] = new Uint8Array(0)),
  ],
  [
    'content types that are not first',
    /^first entry is /,
    ({ '[Content_Types].xml': types, ...rest }) => ({ ...rest, '[Content_Types].xml': types as Uint8Array }),
  ],
  [
    'an override without its part',
    /^override without part: ppt\/slideMasters\/slideMaster2\.xml$/,
    (files) =>
      edit(
        files,
        '[Content_Types].xml',
        '</Types>',
        '<Override PartName="/ppt/slideMasters/slideMaster2.xml" ContentType="x"/></Types>',
      ),
  ],
  [
    'image/jpg',
    /^media type of \.jpg is image\/jpg$/,
    (files) =>
      edit(
        files,
        '[Content_Types].xml',
        '<Default',
        '<Default Extension="jpg" ContentType="image/jpg"/><Default',
      ),
  ],
  [
    'a part without a type',
    /^part without a type: ppt\/media\/movie\.mp4$/,
    (files) => void (files['ppt/media/movie.mp4'] = strToU8('x')),
  ],
  [
    'a relationship to nothing',
    /points at ppt\/theme\/theme2\.xml, which is not there$/,
    (files) => void delete files['ppt/theme/theme2.xml'],
  ],
  [
    'a part that nothing points at',
    /^nothing points at ppt\/media\/lost\.png$/,
    (files) => void (files['ppt/media/lost.png'] = strToU8('x')),
  ],
  [
    'a shape id used twice',
    /shape id 2 twice$/,
    (files) => edit(files, 'ppt/slides/slide3.xml', '<p:cNvPr id="3"', '<p:cNvPr id="2"'),
  ],
  [
    'a shape name used twice',
    /shape name Title twice$/,
    (files) => edit(files, 'ppt/slides/slide3.xml', 'name="Text"', 'name="Title"'),
  ],
  [
    'a slide without a title',
    /slide3\.xml: 0 title placeholders$/,
    (files) => edit(files, 'ppt/slides/slide3.xml', '<p:ph type="title"/>', ''),
  ],
  [
    'a picture without alt text',
    /slide4\.xml: picture without alt text$/,
    (files) => edit(files, 'ppt/slides/slide4.xml', /(name="Picture") descr="[^"]*"/, '$1'),
  ],
  [
    'a table without a header row',
    /slide7\.xml: table without header row$/,
    (files) => edit(files, 'ppt/slides/slide7.xml', ' firstRow="1"', ''),
  ],
  [
    'a theme shared by two masters',
    /^two masters share \.\.\/theme\/theme1\.xml$/,
    (files) => edit(files, 'ppt/notesMasters/_rels/notesMaster1.xml.rels', 'theme2', 'theme1'),
  ],
  [
    'a picture stored twice',
    /^the same picture is stored twice$/,
    (files) =>
      void (files['ppt/media/copy.png'] = Object.entries(files).find(([name]) =>
        name.endsWith('.png'),
      )?.[1] as Uint8Array),
  ],
  [
    'a control character',
    /slide3\.xml: control character$/,
    (files) => edit(files, 'ppt/slides/slide3.xml', '<a:t>', '<a:t>\u0001'),
  ],
  [
    'a character that is not escaped',
    /app\.xml: & that is not escaped$/,
    (files) => edit(files, 'docProps/app.xml', 'Acme &amp; Sons', 'Acme & Sons'),
  ],
  [
    'a place that the layout does not have',
    /slide3\.xml: slideLayouts\/slideLayout\d+\.xml has no place body 7$/,
    (files) => edit(files, 'ppt/slides/slide3.xml', 'type="body" idx="1"', 'type="body" idx="7"'),
  ],
  [
    'a layout that the master does not list',
    /^ppt\/slideLayouts\/slideLayout2\.xml is not of the master$/,
    (files) =>
      edit(files, 'ppt/slideMasters/_rels/slideMaster1.xml.rels', /<Relationship Id="rIdLayout2"[^>]*>/u, ''),
  ],
  [
    'two slides with one title',
    /^two slides have the title What to do next$/,
    (files) =>
      edit(files, 'ppt/slides/slide7.xml', '<a:t>The largest orders</a:t>', '<a:t>What to do next</a:t>'),
  ],
  [
    'a slide that is in no section',
    /^sections hold .*, not /,
    (files) => edit(files, 'ppt/presentation.xml', /<p14:sldId id="\d+"\/>/u, ''),
  ],
];

/** Of charts that PowerPoint draws. */
const CHART_FAULTS: typeof FAULTS = [
  [
    'a figure of a chart that is not the one of its workbook',
    /chart1\.xml: B2 is 1284000, its cache 1284001$/,
    (files) => edit(files, 'ppt/charts/chart1.xml', '<c:v>1284000</c:v>', '<c:v>1284001</c:v>'),
  ],
  [
    'an axis that is not there',
    /chart1\.xml: axis 100000003 is not there$/,
    (files) =>
      edit(
        files,
        'ppt/charts/chart1.xml',
        '<c:axId val="100000002"/></c:barChart>',
        '<c:axId val="100000003"/></c:barChart>',
      ),
  ],
  [
    'a control character in a workbook',
    /workbook1\.xlsx xl\/worksheets\/sheet1\.xml: control character$/,
    (files) => editSheet(files, '<t xml:space="preserve">', '<t xml:space="preserve">\u0001'),
  ],
  [
    'a control character that a workbook has by a reference',
    /sheet1\.xml: control character$/,
    (files) => editSheet(files, '<t xml:space="preserve">', '<t xml:space="preserve">&#x1;'),
  ],
  [
    'a control character that a workbook has by its code',
    /sheet1\.xml: control character$/,
    (files) => editSheet(files, '<t xml:space="preserve">', '<t xml:space="preserve">_x0001_'),
  ],
  [
    'a character of a workbook that is not escaped',
    /sheet1\.xml: & that is not escaped$/,
    (files) => editSheet(files, '<t xml:space="preserve">', '<t xml:space="preserve">& '),
  ],
  [
    'a text of a workbook that its chart has under the codes of characters',
    /^ppt\/charts\/chart1\.xml: A2 is .*, its cache .*$/,
    (files) => {
      const name = 'ppt/charts/chart1.xml';
      const [, first = ''] = /<c:cat>.*?<c:v>(.*?)<\/c:v>/su.exec(strFromU8(files[name] as Uint8Array)) ?? [];
      edit(files, name, `<c:v>${first}</c:v>`, `<c:v>_x005F_x0041_</c:v>`);
      editSheet(files, `>${first}<`, '>_x0041_<');
    },
  ],
  [
    'a chart without its workbook',
    /chart1\.xml: no workbook$/,
    (files) => void delete files['ppt/embeddings/workbook1.xlsx'],
  ],
];

test('the package check finds nothing in an exported deck', async () => {
  assert.deepEqual(checkPackage(await goodPackage()), []);
  assert.deepEqual(checkPackage(await goodPackage('native')), []);
});

test('the package check catches every kind of fault it is there for', async (context: TestContext) => {
  for (const [faults, charts] of [
    [FAULTS, 'image'],
    [CHART_FAULTS, 'native'],
  ] as const)
    for (const [name, fault, change] of faults) {
      await context.test(`the package check catches ${name}`, async () => {
        const found = await broken(change, charts);
        assert.ok(
          found.some((one) => fault.test(one)),
          found.join('\n'),
        );
      });
    }
});

test('the Open XML validator catches a slide list in the wrong place', async () => {
  const files = unzipSync(await goodPackage());
  edit(
    files,
    'ppt/presentation.xml',
    /(<p:notesMasterIdLst>.*<\/p:notesMasterIdLst>)(<p:sldIdLst>.*<\/p:sldIdLst>)/,
    '$2$1',
  );
  const faults = await validatePackage(zipSync(files));
  assert.ok(
    faults.some((fault) => fault.includes('notesMasterIdLst')),
    faults.join('\n'),
  );
});
