import { strFromU8, unzipSync } from 'fflate';

/** The parts of an exported file as text. */
export async function readPackage(file: File): Promise<Map<string, string>> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return new Map(
    Object.entries(parts).map(([name, content]) => [name, strFromU8(content, !/\.(xml|rels)$/u.test(name))]),
  );
}

/** Texts of the runs of a part, in order. */
export function texts(xml: string): string[] {
  return [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/gu)].map((match) =>
    (match[1] ?? '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
  );
}

/** Paragraphs of a part as plain text. */
export function paragraphs(xml: string): string[] {
  return [...xml.matchAll(/<a:p>[\s\S]*?<\/a:p>/gu)].map(([paragraph]) => texts(paragraph).join(''));
}
