export const plural = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('fr')} ${count < 2 ? one : other}`;
