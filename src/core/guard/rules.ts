/** What each guard demands, in words that quote nothing of the rows: a model that must not see them may be told this much. */
export const RULES = {
  literals: 'a figure, date or number word is outside placeholders',
  placeholders: 'a placeholder cannot be computed over the rows',
  marks: 'a placeholder is not computed from rows, or a constant alters it',
  links: 'links, paths and markup are not allowed',
  claims: 'its test is false or cannot be evaluated over the rows',
  figures: 'a printed figure or text is not a value of the rows by itself',
};

export type GuardName = keyof typeof RULES;
