/** The kinds of files that data are read from, for a field that takes files; `.json` may be a deck as well. */
export const DATA_FILES = '.csv,.tsv,.txt,.json,.ndjson,.jsonl,.xlsx,.xlsm,.parquet,.arrow,.gz,.zip';

/** Whether a file holds data, by the ending of its name. */
export const isDataFile = ({ name }: File): boolean =>
  /\.(?:csv|tsv|txt|ndjson|jsonl|xlsx|xlsm|parquet|arrow|gz|zip)$/iu.test(name);
