/** Splits the text of a calendar file into components without parsing them: a broken one does not affect the others. */

interface Piece {
  kind: 'VEVENT' | 'VTIMEZONE';
  /** Line of the file on which it begins, from 1. */
  line: number;
  text: string;
}

export interface CutFile {
  pieces: Piece[];
  /** Lines of components without an end, or that are too large. */
  broken: number[];
  /** METHOD of the file: `CANCEL`, `REPLY`… */
  method: string;
  /** Zone of the calendar (X-WR-TIMEZONE). */
  zone: string | null;
  /** Number of other components: tasks, journals. */
  leftOut: number;
}

/** Characters of one component. */
const MAX_PIECE_LENGTH = 300_000;
/** Zones that are read; further ones are ignored. */
const MAX_ZONES = 200;

const BOMS: [bytes: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Joins folded lines on the bytes: the standard allows a fold inside of a UTF-8 character. */
function unfolded(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const feed = bytes[at] === 13 && bytes[at + 1] === 10 ? at + 1 : at;
    const isFold = bytes[feed] === 10 && (bytes[feed + 1] === 32 || bytes[feed + 1] === 9);
    if (isFold) at = feed + 1;
    else kept[length++] = bytes[at] ?? 0;
  }
  return kept.subarray(0, length);
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or windows-1252. */
export function decodeIcs(bytes: Uint8Array): string {
  const marked = BOMS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(bytes);
  return utf8Of(bytes) ?? utf8Of(unfolded(bytes)) ?? new TextDecoder('windows-1252').decode(bytes);
}

/** Whether a text is an iCalendar file. */
export const isCalendar = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 4000));

const MARK = /^(BEGIN|END):(VEVENT|VTIMEZONE|VTODO|VJOURNAL|VFREEBUSY)[ \t]*$/i;
const HEAD = /^(METHOD|X-WR-TIMEZONE)(?:;[^:]*)?:(.*)$/i;

/** Reads the lines once. A component without an end is given up where the next one begins. */
class Cutter {
  readonly cut: CutFile = { pieces: [], broken: [], method: '', zone: null, leftOut: 0 };
  private open: { kind: string; from: number } | null = null;
  private events = 0;
  private zones = 0;

  private readonly lines: readonly string[];
  private readonly most: number;

  constructor(lines: readonly string[], most: number) {
    this.lines = lines;
    this.most = most;
  }

  /** `false`: there are too many events. */
  take(line: string, at: number): boolean {
    const mark = MARK.exec(line);
    if (!mark) {
      if (!this.open) this.head(line);
      return true;
    }
    const kind = mark[2]?.toUpperCase() ?? '';
    if (mark[1]?.toUpperCase() === 'END') this.end(kind, at);
    else this.begin(kind, at);
    return this.events <= this.most;
  }

  private head(line: string): void {
    const [, name, value = ''] = HEAD.exec(line) ?? [];
    if (name?.toUpperCase() === 'METHOD') this.cut.method = value.trim().toUpperCase();
    else if (name) this.cut.zone = value.trim().slice(0, 100);
  }

  private begin(kind: string, at: number): void {
    if (this.open) this.cut.broken.push(this.open.from + 1);
    this.open = { kind, from: at };
    if (kind === 'VEVENT') this.events += 1;
    else if (kind !== 'VTIMEZONE') this.cut.leftOut += 1;
  }

  private end(kind: string, at: number): void {
    if (this.open?.kind !== kind) return;
    const { from } = this.open;
    this.open = null;
    if (kind !== 'VEVENT' && kind !== 'VTIMEZONE') return;
    const text = this.lines.slice(from, at + 1).join('\r\n');
    if (kind === 'VTIMEZONE' && ++this.zones > MAX_ZONES) return;
    if (text.length > MAX_PIECE_LENGTH) this.cut.broken.push(from + 1);
    else this.cut.pieces.push({ kind, line: from + 1, text });
  }

  finish(): CutFile {
    if (this.open) this.cut.broken.push(this.open.from + 1);
    return this.cut;
  }
}

/** `undefined` when more than `most` events are found. */
export function cutIcs(text: string, most: number): CutFile | undefined {
  const lines = text.replaceAll('\u0000', '').split(/\r\n|\n|\r/);
  const cutter = new Cutter(lines, most);
  for (const [at, line] of lines.entries()) if (!cutter.take(line, at)) return undefined;
  return cutter.finish();
}
