/** Text with more different values than this is not packed: a place in the list of words has 16 bits. */
const MOST_WORDS = 65_536;
/** With as many words, of which most occur once, looking for those that recur is not worth its time. */
const MANY_WORDS = 4096;

type ReadValue = (row: number) => unknown;
type Numbers = Uint8Array | Uint16Array | Int32Array | Float64Array | BigInt64Array;

/**
 * Keeps decoded values in typed arrays, and of text each different value once: as a list of JavaScript values they take three times the
 * memory. Values of other kinds stay as they are.
 */
export function packValues(values: ArrayLike<unknown>): ReadValue {
  return (Array.isArray(values) ? packList(values) : undefined) ?? ((row) => values[row]);
}

/** Undefined where values are of several kinds, or of one that has no typed array. */
function packList(values: readonly unknown[]): ReadValue | undefined {
  switch (typeof values.find((value) => value !== null && value !== undefined)) {
    case 'undefined':
      return () => null;
    case 'number': {
      const isInt32 = values.every(
        (value) => value === null || value === undefined || Object.is(value, (value as number) | 0),
      );
      const numbers = isInt32 ? new Int32Array(values.length) : new Float64Array(values.length);
      return packInto(numbers, values, (value) => (typeof value === 'number' ? value : undefined));
    }
    case 'bigint': {
      const isInt64 = (value: unknown): value is bigint =>
        typeof value === 'bigint' && BigInt.asIntN(64, value) === value;
      const integers = new BigInt64Array(values.length);
      return packInto(integers, values, (value) => (isInt64(value) ? value : undefined));
    }
    case 'boolean': {
      const bits = new Uint8Array(values.length);
      const read = packInto(bits, values, (value) =>
        typeof value === 'boolean' ? Number(value) : undefined,
      );
      return read && placed([false, true], read);
    }
    case 'string':
      return packText(values);
    default:
      return undefined;
  }
}

function packText(values: readonly unknown[]): ReadValue | undefined {
  const words: string[] = [];
  const known = new Map<string, number>();
  const places = packInto(new Uint16Array(values.length), values, (value, row) => {
    if (typeof value !== 'string') return undefined;
    const place = known.get(value);
    if (place !== undefined) return place;
    const isVaried = words.length >= MANY_WORDS && words.length * 2 > row;
    if (isVaried || words.length === MOST_WORDS) return undefined;
    known.set(value, words.length);
    return words.push(value) - 1;
  });
  return places && placed(words, places);
}

/** @param codeOf what stands for a value in the array; undefined where nothing can */
function packInto(
  packed: Numbers,
  values: readonly unknown[],
  codeOf: (value: unknown, row: number) => number | bigint | undefined,
): ReadValue | undefined {
  let nulls: Uint8Array | undefined;
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row];
    if (value === null || value === undefined) {
      nulls ??= new Uint8Array(values.length);
      nulls[row] = 1;
      continue;
    }
    const code = codeOf(value, row);
    if (code === undefined) return undefined;
    packed[row] = code;
  }
  if (!nulls) return (row) => packed[row];
  const isNull = nulls;
  return (row) => (isNull[row] === 1 ? null : packed[row]);
}

const placed =
  (values: readonly unknown[], places: ReadValue): ReadValue =>
  (row) => {
    const place = places(row);
    return place === null ? null : values[place as number];
  };
