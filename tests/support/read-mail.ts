/** A decoded mail. */
export interface ReadMail {
  from: string;
  to: string;
  subject: string;
  messageId: string;
  text: string;
  html: string;
  /** The first address in its text. */
  link: string;
  /** Address that an answer goes to; empty: the sender. */
  replyTo: string;
  files: { fileName: string; mediaType: string; bytes: Buffer }[];
}

const qpBytes = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

/** Decodes `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; spaces between them are dropped (RFC 2047). */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/((?:=\?utf-8\?[bq]\?[^?]*\?=)+)/gi, (run: string) =>
      Buffer.concat(
        [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, way, body]) =>
          way?.toLowerCase() === 'b' ? Buffer.from(body ?? '', 'base64') : qpBytes((body ?? '').replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    );

function split(message: string): { headers: Map<string, string>; body: string } {
  const end = /\r?\n\r?\n/.exec(message);
  const head = message.slice(0, end?.index ?? message.length).replace(/\r?\n[ \t]+/g, ' ');
  const headers = new Map(
    head.split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: end ? message.slice(end.index + end[0].length) : '' };
}

function decodeBody({ headers, body }: ReturnType<typeof split>): string {
  const way = headers.get('content-transfer-encoding')?.toLowerCase();
  const bytes = way === 'base64' ? Buffer.from(body, 'base64') : way === 'quoted-printable' ? qpBytes(body) : null;
  return (bytes ? bytes.toString('utf8') : body).replace(/\r\n/g, '\n').trimEnd();
}

type Part = ReturnType<typeof split>;

/** The parts of a multipart body, those inside of others too. */
function partsOf({ headers, body }: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [];
  return body
    .split(`--${boundary}`)
    .map((part) => split(part.replace(/^\r?\n/, '')))
    .filter((part) => part.headers.has('content-type'))
    .flatMap((part) => [part, ...partsOf(part)]);
}

const fileIn = ({ headers, body }: Part): ReadMail['files'] => {
  const fileName = /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1];
  const mediaType = headers.get('content-type')?.split(';')[0] ?? '';
  return fileName === undefined ? [] : [{ fileName, mediaType, bytes: Buffer.from(body, 'base64') }];
};

/** Reads a mail of our providers: plain text and HTML, perhaps with files. */
export function readMail(message: string): ReadMail {
  const { headers, body } = split(message);
  const parts = partsOf({ headers, body });
  const of = (type: string): string => {
    const part = parts.find(({ headers: own }) => own.get('content-type')?.startsWith(type));
    return part ? decodeBody(part) : '';
  };
  const text = of('text/plain');
  return {
    from: decodeWords(headers.get('from') ?? ''),
    to: decodeWords(headers.get('to') ?? ''),
    subject: decodeWords(headers.get('subject') ?? ''),
    messageId: headers.get('message-id') ?? '',
    text,
    html: of('text/html'),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    replyTo: decodeWords(headers.get('reply-to') ?? ''),
    files: parts.flatMap(fileIn),
  };
}
