/** What XML itself names: whatever else a name stands for is not in a document without a type (XML 1.0, 4.6). */
export const XML_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
