/** Texts in columns as wide as they need. Control characters could drive the terminal. */
export function printColumns(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [heads, ...rows].map((row) => row.map((cell) => cell.replace(/\p{C}+/gu, ' ')));
  const widths = heads.map((_, i) => Math.max(...lines.map((line) => (line[i] ?? '').length)));
  for (const line of lines)
    console.log(
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
