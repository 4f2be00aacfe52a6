import { err, ok, type Result } from '../../lib/result.ts';
import type { Square } from '../../rules/squares.ts';
import { decodePlies, decodeResults } from './decodeTable.ts';
import { indexOf } from './indexing.ts';
import { MATERIAL_CODES, type Material, materialByCode, materialByKey } from './material.ts';
import type { Plies } from './pliesCodec.ts';
import { type Content, parseTableFile, type TableFileError } from './tableFile.ts';
import { blackOf, type Cells, cellAt, NONE, whiteOf, type Wdl } from './wdl.ts';

/** Gets a file of `public/tables` by its name; rejects where it can't. */
export type FetchBytes = (fileName: string) => Promise<Uint8Array>;

/** `unknownKey`: no such material. `unavailable`: the file can't be had. `wrongTable`: it is another one. */
type TableError = TableFileError | 'unknownKey' | 'unavailable' | 'wrongTable';

type Loaded = Result<undefined, TableError>;

const LARGE = 2;

/** So long it decodes between two breaths: a search that shares the thread loses little by it. */
const SLICE_MS = 2;

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const tableFileName = (key: string): string => `${key}.rkt`;

/** Decoded endgame tables. Their results leave the fifty-move rule and repetitions out of account. */
export class Tables {
  private readonly mostLarge: number;
  private readonly cells: (Cells | undefined)[] = Array.from({ length: MATERIAL_CODES });
  private readonly plies = new Map<number, Plies>();
  private readonly large: Material[] = [];
  private readonly loading = new Map<string, Promise<Loaded>>();
  /** Done when all tables that have come in are decoded. */
  private decoded: Promise<unknown> = Promise.resolve();

  private constructor(mostLarge: number) {
    this.mostLarge = mostLarge;
  }

  /**
   * Tables with the results of all positions of up to three men, which are part of the program. At most
   * `mostLarge` tables of four men are kept, 3.2 MB each; the one loaded longest ago makes room.
   */
  static async open(mostLarge = 8): Promise<Tables> {
    const { SMALL_TABLES } = await import('./smallTables.ts');
    const tables = new Tables(mostLarge);
    for (const [key, text] of SMALL_TABLES) {
      const material = materialByKey(key);
      const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
      const added = material && (await tables.add(material, 'results', bytes));
      if (!added?.ok) throw new Error(`The built-in table ${key} is ${added?.error ?? 'unknown'}`);
    }
    return tables;
  }

  /**
   * Fetches and decodes one file: for four men it brings the results, for fewer the plies to the end. Large
   * ones take one or two seconds of this thread's time, in slices.
   */
  load(key: string, fetchBytes: FetchBytes): Promise<Loaded> {
    const underWay = this.loading.get(key);
    if (underWay) return underWay;
    const loading = this.fetchAndAdd(key, fetchBytes).finally(() => this.loading.delete(key));
    this.loading.set(key, loading);
    return loading;
  }

  /** Whether `load` has nothing to add. */
  isLoaded(key: string): boolean {
    const material = materialByKey(key);
    if (!material) return false;
    return isLarge(material) ? this.cells[material.code] !== undefined : this.plies.has(material.code);
  }

  /**
   * The result for the side to move, NONE without the table. For inner loops: both kings stand below rank 8,
   * neither is attacked, and the men are in the order of their kinds; what is beyond their number is ignored.
   */
  result(
    code: number,
    whiteToMove: boolean,
    whiteKing: Square,
    blackKing: Square,
    first: Square,
    second: Square,
  ): Wdl | typeof NONE {
    const cells = this.cells[code];
    if (cells === undefined) return NONE;
    const cell = cellAt(cells, indexOf(MEN[code]!, whiteKing, blackKing, first, second));
    return whiteToMove ? whiteOf(cell) : blackOf(cell);
  }

  /** Plies to the end of a won or lost position; arguments as for `result`. Known for up to three men. */
  pliesToEnd(
    code: number,
    whiteToMove: boolean,
    whiteKing: Square,
    blackKing: Square,
    man: Square,
  ): number | undefined {
    const plies = this.plies.get(code);
    return plies?.[whiteToMove ? 'white' : 'black'][indexOf(MEN[code]!, whiteKing, blackKing, man, 0)];
  }

  private async fetchAndAdd(key: string, fetchBytes: FetchBytes): Promise<Loaded> {
    const material = materialByKey(key);
    if (!material) return err('unknownKey');
    if (this.isLoaded(key)) return ok(undefined);
    const bytes = await fetchBytes(tableFileName(key)).catch(() => undefined);
    return bytes ? this.add(material, isLarge(material) ? 'results' : 'plies', bytes) : err('unavailable');
  }

  private async add(material: Material, content: Content, bytes: Uint8Array): Promise<Loaded> {
    const file = parseTableFile(bytes);
    if (!file.ok) return file;
    if (file.value.material !== material || file.value.content !== content) return err('wrongTable');
    if (content === 'results') this.keep(material, await this.decode(material, file.value.payload));
    else this.plies.set(material.code, decodePlies(material, this.cells[material.code]!, file.value.payload));
    return ok(undefined);
  }

  /** One table after the other, or several would hold up the thread between two breaths. */
  private decode(material: Material, payload: Uint8Array): Promise<Cells> {
    const decoding = this.decoded.then(() => this.decodeInSlices(material, payload));
    this.decoded = decoding.catch(() => undefined);
    return decoding;
  }

  private async decodeInSlices(material: Material, payload: Uint8Array): Promise<Cells> {
    const decoding = decodeResults(material, payload, (code) => this.cells[code]);
    for (let started = performance.now(); ;) {
      const step = decoding.next();
      if (step.done) return step.value;
      if (performance.now() - started < SLICE_MS) continue;
      await breathe();
      started = performance.now();
    }
  }

  private keep(material: Material, cells: Cells): void {
    this.cells[material.code] = cells;
    if (!isLarge(material)) return;
    this.large.push(material);
    const oldest = this.large.length > this.mostLarge ? this.large.shift() : undefined;
    if (oldest) this.cells[oldest.code] = undefined;
  }
}

const isLarge = (material: Material): boolean => material.kinds.length === LARGE;

/** By material code, how many men there are besides the kings. */
const MEN = Uint8Array.from({ length: MATERIAL_CODES }, (_, code) => materialByCode(code)?.kinds.length ?? 0);
