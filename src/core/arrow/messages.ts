import { FlatTable } from './flat-table.js';
import { ArrowError } from './types.js';

/** `MessageHeader` of the format's Message.fbs. */
export const MessageKind = { Schema: 1, DictionaryBatch: 2, RecordBatch: 3 } as const;
const MAGIC = 'ARROW1';

export interface ArrowMessage {
  kind: number;
  /** `MetadataVersion`: 3 is V4, 4 is V5. */
  version: number;
  header: FlatTable;
  body: Uint8Array;
}

/** The encapsulated messages of a stream or file, whose bytes may come in pieces. A piece ends where a message does. */
export function readMessages(pieces: readonly Uint8Array[]): ArrowMessage[] {
  const first = pieces[0];
  return first && startsWithMagic(first) ? messagesOfFile(first) : pieces.flatMap(messagesIn);
}

function messagesIn(bytes: Uint8Array): ArrowMessage[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const messages: ArrowMessage[] = [];
  let at = 0;
  while (at + 4 <= bytes.length) {
    let size = view.getInt32(at, true);
    at += 4;
    // Before 0.15 there was no such mark before the size.
    if (size === -1) {
      if (at + 4 > bytes.length) throw new ArrowError('it ends within a message');
      size = view.getInt32(at, true);
      at += 4;
    }
    if (size === 0) break;
    if (size < 0 || at + size > bytes.length) throw new ArrowError('it ends within a message');
    const message = FlatTable.root(bytes.subarray(at, at + size));
    at += size;
    const length = Number(message.int64(3));
    if (length < 0 || at + length > bytes.length) throw new ArrowError('it ends within a message');
    const header = message.table(2);
    if (header) {
      const body = bytes.subarray(at, at + length);
      messages.push({ kind: message.uint8(1), version: message.int16(0), header, body });
    }
    at += length;
  }
  return messages;
}

/** Between a file's beginning and its footer lies a stream, whose schema some writers leave to the footer. */
function messagesOfFile(file: Uint8Array): ArrowMessage[] {
  const end = file.length - MAGIC.length - 4;
  if (end < 8 || !startsWithMagic(file.subarray(end + 4)))
    throw new ArrowError('the end of the file is missing');
  const size = new DataView(file.buffer, file.byteOffset + end, 4).getInt32(0, true);
  if (size < 0 || size > end - 8) throw new ArrowError('the end of the file is broken');
  const footer = FlatTable.root(file.subarray(end - size, end));
  const header = footer.table(1);
  if (!header) throw new ArrowError('it has no schema');
  const schema = { kind: MessageKind.Schema, version: footer.int16(0), header, body: new Uint8Array() };
  const messages = messagesIn(file.subarray(8, end - size)).filter(({ kind }) => kind !== MessageKind.Schema);
  // Dictionaries may stand behind the batches that use them.
  return [schema, ...messages.sort((a, b) => a.kind - b.kind)];
}

const startsWithMagic = (bytes: Uint8Array): boolean =>
  bytes.length >= MAGIC.length && [...MAGIC].every((char, at) => bytes[at] === char.charCodeAt(0));
