export const plural = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('pt')} ${count < 2 ? one : other}`;
