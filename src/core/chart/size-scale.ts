/**
 * Radii of circles whose areas are as the values (Flannery's correction is not applied: a reader compares areas, not
 * impressions). Zero and negative values have the least radius; 2.5 px is the smallest that is seen.
 */
export function radiusOf(largest: number, most: number): (value: number) => number {
  return (value) => (largest > 0 && value > 0 ? Math.max(2.5, most * Math.sqrt(value / largest)) : 2.5);
}
