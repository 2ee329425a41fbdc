const IMAGE = /<(?:image|feImage)\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/giu;
const ADDRESS = /\s(?:xlink:)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/iu;

/** Addresses of the images that an SVG names outside of itself, each once. Drawn as a picture it loads none of them. */
export function outsideImages(svg: string): string[] {
  const addresses = (svg.match(IMAGE) ?? []).map((tag) => {
    const match = ADDRESS.exec(tag);
    return (match?.[1] ?? match?.[2] ?? '').trim();
  });
  return [...new Set(addresses)].filter((address) => !/^(?:#|data:|$)/iu.test(address));
}
