import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTesseractOcr, TESSERACT, type TesseractOptions } from '#api/providers/ocr/tesseract.ts';

/** Programs that answer as tesseract and Poppler do, so that no machine needs them. What each page does is a script. */
export function standInOcr(pages: readonly string[], changes: Partial<TesseractOptions> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'foja-ocr-programs-'));
  const program = (name: string, script: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\ndir=${folder}\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  };
  for (const [at, script] of pages.entries()) writeFileSync(path.join(folder, `page-${at + 1}`), script);
  const options: TesseractOptions = {
    ...TESSERACT,
    pdfinfo: program('pdfinfo', `head -c 5 "$1" | grep -q %PDF- || exit 1\necho "Pages:          ${pages.length}"`),
    // `-f N` is its third argument, the place of the picture its last.
    pdftoppm: program('pdftoppm', 'for last; do :; done\necho "$3" > "$last.pgm"'),
    tesseract: program(
      'tesseract',
      '[ "$1" = --list-langs ] && { printf "List of available languages (2):\\neng\\nspa\\n"; exit; }\n' +
        'n=$(cat "$1")\necho $$ >> "$dir/started"\n. "$dir/page-$n"',
    ),
    ...changes,
  };
  return { ocr: createTesseractOcr(options), options, folder, remove: () => rmSync(folder, { recursive: true }) };
}

const HEAD = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext';

/** A script that prints lines as tesseract finds them on a page of 2009 by 2600 pixels. */
export function printsLines(lines: readonly string[], confidence = 93): string {
  const rows = lines.flatMap((line, number) => {
    let left = 250;
    return line.split(' ').map((word, at) => {
      const width = word.length * 19;
      const row = ['5', '1', '1', '1', number + 1, at + 1, left, 300 + number * 52, width, 34, confidence, word].join(
        '\t',
      );
      left += width + 14;
      return row;
    });
  });
  return `cat <<'TSV'\n${[HEAD, '1\t1\t0\t0\t0\t0\t0\t0\t2009\t2600\t-1\t', ...rows].join('\n')}\nTSV`;
}
