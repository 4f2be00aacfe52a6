import type { PgnPieces } from './importPgn.ts';

const PIECE = 64 * 1024;

/** A pasted text. */
export async function* piecesOfText(text: string): PgnPieces {
  for (let at = 0; at < text.length; at += PIECE)
    yield { text: text.slice(at, at + PIECE), progress: Math.min(1, (at + PIECE) / text.length) };
}

/** Files one after another. Old programs write PGN in a Windows alphabet; what is no Unicode is read as that. */
export async function* piecesOfFiles(files: readonly File[]): PgnPieces {
  const total = files.reduce((sum, { size }) => sum + size, 0) || 1;
  let before = 0;
  for (const file of files) {
    const decoder = new TextDecoder(await encodingOf(file));
    for (let at = 0; at < file.size; at += PIECE) {
      const bytes = await file.slice(at, at + PIECE).arrayBuffer();
      yield { text: decoder.decode(bytes, { stream: true }), progress: (before + at) / total };
    }
    before += file.size;
    yield { text: `${decoder.decode()}\n\n`, progress: before / total };
  }
}

async function encodingOf(file: File): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return (await isUtf8(file)) ? 'utf-8' : 'windows-1252';
}

async function isUtf8(file: File): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < file.size; at += PIECE)
      decoder.decode(await file.slice(at, at + PIECE).arrayBuffer(), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
