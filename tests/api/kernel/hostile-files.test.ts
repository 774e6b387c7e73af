import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileFiles } from '../../support/hostile/all.ts';
import type { HostileFile } from '../../support/hostile/hostile-file.ts';
import { World, type Caller } from '../../support/world.ts';

/** All of them are opened by `npm run bench:files`, which also measures how long each takes. */
const WORST = hostileFiles.filter(({ isWorst }) => isWorst);
const AT_ONCE = 2;
/** Making a file may take this process longer than the server keeps an idle connection. */
const ALONE = { connection: 'close' };

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

interface Answer {
  code: string;
  sentence: string;
}

const ANNOUNCE = 'mutation($input: CreateUploadInput!) { createUpload(input: $input) { upload { id } } }';
const IMPORT =
  'mutation($input: ImportCalendarInput!) { importCalendar(input: $input) { userErrors { code message } } }';
const REVIEW =
  'mutation($input: CreateCitationReviewInput!) { createCitationReview(input: $input) { userErrors { code message } } }';

type Payloads = Record<string, { upload?: { id: string }; userErrors?: { code: string; message: string }[] }>;

async function asks(caller: Caller, query: string, input: object): Promise<Answer & { data: Payloads }> {
  const { data, errors } = await caller.graphql<Payloads, { input: object }>(query, { input }, ALONE);
  const [error] = errors;
  const [no] = Object.values(data ?? {}).flatMap((payload) => payload?.userErrors ?? []);
  return { data, code: error?.extensions.code ?? no?.code ?? '', sentence: error?.message ?? no?.message ?? '' };
}

async function opens(caller: Caller, { fileName, make }: HostileFile): Promise<Answer> {
  const bytes = make();
  const { data } = await asks(caller, ANNOUNCE, { fileName, byteLength: bytes.length });
  const uploadId = data['createUpload']?.upload?.id ?? '';
  await fetch(`${caller.url}/api/uploads/${uploadId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/octet-stream', ...ALONE },
    body: new Uint8Array(bytes),
  });
  return asks(caller, fileName.endsWith('.ics') ? IMPORT : REVIEW, { uploadId });
}

test(
  'files that were made to harm are answered with a sentence, and the server lives on',
  { timeout: 300_000 },
  async () => {
    const waiting = [...WORST];
    const answers: (Answer & { file: string })[] = [];
    const person = async (): Promise<void> => {
      const caller = await world.lawyer();
      for (let file = waiting.shift(); file; file = waiting.shift())
        answers.push({ ...(await opens(caller, file)), file: `${file.fileName} ${file.what}` });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, person));
    expect(answers).toHaveLength(WORST.length);
    // Read after all, or refused in words that say what is wrong with the file.
    const unanswered = answers.filter(({ code, sentence }) =>
      code === ''
        ? sentence !== ''
        : !/^[«¿A-ZÁÉÍÓÚ].{20,}/u.test(sentence) || ['INTERNAL', 'UNAVAILABLE'].includes(code),
    );
    expect(unanswered).toEqual([]);
    expect(answers.filter(({ code }) => code !== '').length).toBeGreaterThan(WORST.length / 2);
    const other = await world.lawyer();
    expect((await other.me())?.email).toBe(other.email);
  },
);

test('a file whose name says something else than its bytes is refused', async () => {
  const ana = await world.lawyer();
  const page: HostileFile = {
    fileName: 'demanda.pdf',
    what: '',
    isWorst: false,
    make: () => Buffer.from('<html><p>El artículo 1.</p>'),
  };
  expect(await opens(ana, page)).toMatchObject({
    code: 'VALIDATION',
    sentence: expect.stringContaining('no es del tipo que dice su nombre'),
  });
  expect(await opens(ana, { ...page, fileName: 'demanda.html' })).toMatchObject({ code: '' });
});
