/**
 * Lets every run take its letters of all scripts from the theme, so that other theme fonts reach the slides. The writer
 * knows one name a run and gives the Latin font to East Asian and complex scripts too, which it has no letters for.
 */
export function fontReferences(xml: string): string {
  return xml.replace(
    /<a:(latin|ea|cs) typeface="\+(mj|mn)-lt"[^>]*\/>/gu,
    (_, script: 'latin' | 'ea' | 'cs', role: string) =>
      `<a:${script} typeface="+${role}-${script === 'latin' ? 'lt' : script}"/>`,
  );
}
