import { QueryError } from '../../base/query-error.js';

/**
 * Files of Office before 2007, and workbooks under a password, which lie in the same container.
 *
 * @throws QueryError INVALID_DATASET where the file is one
 */
export function refuseOldOffice(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint32(0) !== 0xd0cf11e0) return;
  if (directoryText(view).includes('EncryptedPackage')) {
    throw new QueryError(
      'INVALID_DATASET',
      'The workbook is protected by a password. Remove the password, and save it again.',
    );
  }
  throw new QueryError(
    'INVALID_DATASET',
    'The file is a workbook of an old format (.xls). Save it as .xlsx.',
  );
}

/** The directory holds the names of the parts, in UTF-16. */
function directoryText(view: DataView): string {
  if (view.byteLength < 512) return '';
  const sectorSize = 2 ** Math.min(16, view.getUint16(30, true));
  const from = Math.min(view.byteLength, (view.getUint32(48, true) + 1) * sectorSize);
  const size = Math.min(8192, view.byteLength - from);
  return new TextDecoder('utf-16le').decode(new Uint8Array(view.buffer, view.byteOffset + from, size));
}
