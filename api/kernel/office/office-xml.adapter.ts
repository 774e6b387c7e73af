import { Parser } from 'htmlparser2';
import { MAX_DEPTH, MAX_XML_ELEMENTS } from './office-limits.rules.ts';

type XmlProblem = 'TOO_DEEP' | 'EXPANDS_TOO_MUCH' | 'EXTERNAL_PARTS';

class Stopped extends Error {
  constructor(readonly problem: XmlProblem) {
    super(problem);
  }
}

/** Why the XML of an Office file is not given to its reader; `null`: nothing speaks against it. */
export function problemOfXml(xml: string): XmlProblem | null {
  // Office writes no definitions of its own: they are there to name files, or to unpack endlessly.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return 'EXTERNAL_PARTS';
  let [depth, elements] = [0, 0];
  const parser = new Parser(
    {
      onopentagname() {
        depth += 1;
        elements += 1;
        if (depth > MAX_DEPTH) throw new Stopped('TOO_DEEP');
        if (elements > MAX_XML_ELEMENTS) throw new Stopped('EXPANDS_TOO_MUCH');
      },
      onclosetag() {
        depth -= 1;
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  try {
    parser.end(xml);
  } catch (error) {
    if (error instanceof Stopped) return error.problem;
    throw error;
  }
  return null;
}
