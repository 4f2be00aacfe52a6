import { err, ok, type Result } from '../../lib/result.ts';
import { type Material, materialByCode } from './material.ts';

/** What a file tells: results, or the plies to the end where results are known already. */
export type Content = 'results' | 'plies';

export interface TableFile {
  readonly material: Material;
  readonly content: Content;
  /** The range coder's bytes. */
  readonly payload: Uint8Array;
}

/** `notATable`: no table of this format. `damaged`: cut short or changed on its way. */
export type TableFileError = 'notATable' | 'damaged';

const MAGIC = [0x52, 0x4b, 0x54, 0x31];
const HEADER_BYTES = 11;

/** FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** `RKT1`, material code (2 bytes), content (1), checksum of the payload (4), payload; little-endian. */
export function parseTableFile(bytes: Uint8Array): Result<TableFile, TableFileError> {
  if (bytes.length < HEADER_BYTES || MAGIC.some((byte, n) => bytes[n] !== byte)) return err('notATable');
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  const material = materialByCode(header.getUint16(4, true));
  const content = header.getUint8(6);
  const payload = bytes.subarray(HEADER_BYTES);
  if (!material || content > 1 || header.getUint32(7, true) !== checksum(payload)) return err('damaged');
  return ok({ material, content: content === 0 ? 'results' : 'plies', payload });
}

export function makeTableFile({ material, content, payload }: TableFile): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + payload.length);
  const header = new DataView(bytes.buffer);
  bytes.set(MAGIC);
  header.setUint16(4, material.code, true);
  header.setUint8(6, content === 'results' ? 0 : 1);
  header.setUint32(7, checksum(payload), true);
  bytes.set(payload, HEADER_BYTES);
  return bytes;
}
