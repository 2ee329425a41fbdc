export const plural = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('de')} ${count === 1 ? one : other}`;
