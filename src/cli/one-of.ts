const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** `build, ask, serve or token` */
export const oneOf = (words: Iterable<string>): string => LIST.format(words);
