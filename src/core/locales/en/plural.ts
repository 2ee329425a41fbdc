/** English for what is loaded later: imported by the words of the first load, it would become a file of its own. */
export const plural = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : other}`;
