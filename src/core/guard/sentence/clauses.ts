/** Figures may stand between a mention and its figure ("from … to …"), another clause not. */
export const sameClause = (between: string): boolean =>
  !/[,;:–—]|(?<!\p{L})(?:and|but|while|whereas|against|und|aber|während|et|mais|tandis|y|pero|mientras)(?!\p{L})/iu.test(
    between,
  );
