import { checkRange, nullable, readOffsets, within, type Vector } from './column.js';
import type { RecordBatch } from './record-batch.js';
import { ArrowError, TypeId, type ArrowType } from './types.js';

/** A union's value, and from which of its members it came. */
export interface UnionValue {
  member: number;
  value: unknown;
}

/** More than any list holds; nulls take no bytes, so that a few of them could stand for items without end. */
const MAX_ITEMS = 10_000_000;

/** Types that consist of others, and the one of nothing; undefined for all else. */
export function nestedVector(
  type: ArrowType,
  batch: RecordBatch,
  readChild: (type: ArrowType) => Vector,
): Vector | undefined {
  const children = (): Vector[] => (type.children ?? []).map((child) => readChild(child.type));
  switch (type.typeId) {
    case TypeId.Null:
      return { length: batch.nextNode().length, read: () => null };
    case TypeId.List:
    case TypeId.LargeList:
    case TypeId.Map:
      return nullable(batch, (length) => {
        const offsets = readOffsets(type.typeId === TypeId.LargeList, length + 1, batch);
        const items = only(children());
        return (row) => itemsOf(items, offsets(row), offsets(row + 1));
      });
    case TypeId.ListView:
    case TypeId.LargeListView:
      return nullable(batch, (length) => {
        const wide = type.typeId === TypeId.LargeListView;
        const offsets = readOffsets(wide, length, batch);
        const sizes = readOffsets(wide, length, batch);
        const items = only(children());
        return (row) => itemsOf(items, offsets(row), offsets(row) + sizes(row));
      });
    case TypeId.FixedSizeList:
      return nullable(batch, () => {
        const items = only(children());
        const size = type.size ?? 0;
        return (row) => itemsOf(items, row * size, (row + 1) * size);
      });
    case TypeId.Struct:
      return nullable(batch, (length) => {
        const fields = children();
        if (fields.some((field) => field.length < length)) {
          throw new ArrowError('a field is shorter than its struct');
        }
        return (row) => fields.map(({ read }) => read(row));
      });
    case TypeId.Union:
      return unionVector(type, batch, children);
    case TypeId.RunEndEncoded:
      return runVector(batch, children);
    default:
      return undefined;
  }
}

function only([child]: Vector[]): Vector {
  if (!child) throw new ArrowError('a list has no type for its items');
  return child;
}

function itemsOf({ length, read }: Vector, start: number, end: number): unknown[] {
  checkRange(start, end, length);
  if (end - start > MAX_ITEMS) throw new ArrowError(`a list has more than ${MAX_ITEMS} items`);
  return Array.from({ length: end - start }, (_, index) => read(start + index));
}

function unionVector(
  { dense = false, typeIds = [] }: ArrowType,
  batch: RecordBatch,
  readChildren: () => Vector[],
): Vector {
  const { length } = batch.nextNode();
  if (batch.unionHasValidity) batch.nextBuffer();
  const ids = batch.nextBuffer(length);
  const offsets = dense ? readOffsets(false, length, batch) : undefined;
  const children = readChildren();
  // Without a list of them, a child's id is its place.
  const memberOf = new Map((typeIds.length > 0 ? typeIds : [...children.keys()]).map((id, at) => [id, at]));
  return {
    length,
    read: (row): UnionValue => {
      const member = memberOf.get(ids[row] as number);
      const child = member === undefined ? undefined : children[member];
      if (member === undefined || !child) throw new ArrowError('a value is of no member of its union');
      return { member, value: child.read(within(offsets ? offsets(row) : row, child.length)) };
    },
  };
}

/** Ends of runs, then the value of each. */
function runVector(batch: RecordBatch, readChildren: () => Vector[]): Vector {
  const { length } = batch.nextNode();
  const [ends, values] = readChildren();
  if (!ends || !values) throw new ArrowError('a column of runs has no ends or no values');
  return {
    length,
    read: (row) => {
      let low = 0;
      let high = ends.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (Number(ends.read(middle)) > row) high = middle;
        else low = middle + 1;
      }
      return values.read(within(low, values.length));
    },
  };
}
