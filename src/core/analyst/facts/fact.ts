export type FactKind =
  | 'share'
  | 'rank'
  | 'extreme'
  | 'gap'
  | 'concentration'
  | 'evenness'
  | 'distribution'
  | 'trend'
  | 'change'
  | 'changePoint'
  | 'season'
  | 'outlier'
  | 'correlation'
  | 'composition';
export type TestName =
  | 'fisher'
  | 'grubbs'
  | 'counts'
  | 'tietjen-moore'
  | 'greenwood'
  | 'chi-square'
  | 'mann-kendall'
  | 'pettitt'
  | 'last-step'
  | 'kruskal-wallis'
  | 'bartels'
  | 'spearman';

/** Something that chance does not explain, found in the complete rows of one chart. */
export interface Fact {
  kind: FactKind;
  /** Up: highest, rising, positive; down: lowest, falling, negative. */
  direction: 'up' | 'down';
  /** What it is about: a whole series, its categories, one series of several, or the totals of all series. */
  about: 'rows' | 'series' | 'totals';
  /** Length of the cycle of a season, in rows. */
  period?: number;
  /** Index of the row that names the entity; for a series the first row that carries its name. */
  row: number;
  /** Further rows it is about: the group of a gap or of a concentration, the ranges of a distribution, who was overtaken. */
  rows?: readonly number[];
  test: TestName;
  p: number;
  /** How much it matters, 0 to 1, whatever the p-value. */
  impact: number;
  /** Significance × impact, 0 to 1: the order of facts. */
  score: number;
}

/** A test that was run, whatever it found: all of them count for the false discovery rate. */
export type Candidate = Omit<Fact, 'score'> & {
  /** False where the effect is too small to speak of, or where no sentence could state it. */
  tellable: boolean;
};
