export const plural = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('es')} ${count === 1 ? one : other}`;
