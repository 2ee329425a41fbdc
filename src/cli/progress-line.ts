export type ProgressLine = ReturnType<typeof createProgressLine>;

/** One line that is rewritten on a terminal, and plain lines (one a stage) where output is piped. */
export function createProgressLine(stream: NodeJS.WriteStream, quiet: boolean) {
  let lastStage = '';
  let open = false;
  return {
    update(stage: string, done?: number, total?: number): void {
      if (quiet) return;
      if (stream.isTTY) {
        const count = total ? ` ${done ?? 0}/${total}` : '';
        const width = 24;
        const filled = total ? Math.round((width * (done ?? 0)) / total) : 0;
        const bar = total ? ` ${'━'.repeat(filled)}${'─'.repeat(width - filled)}` : ' …';
        stream.write(`\r\u001B[K${stage}${bar}${count}`);
        open = true;
      } else if (stage !== lastStage) stream.write(`${stage} …\n`);
      lastStage = stage;
    },
    end(): void {
      if (open) stream.write('\r\u001B[K');
      open = false;
    },
  };
}
