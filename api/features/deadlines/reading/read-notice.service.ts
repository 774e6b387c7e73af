import type { ReadNoticeInput } from '#schema/generated/contract.ts';
import { dateMeaningLabel, noticeReadingText as say } from '#schema/text/deadline-reading.ts';
import { termText } from '#schema/text/deadline-terms.ts';
import { filesText } from '#schema/text/files.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { discardIfRefused, takeUpload } from '#api/kernel/http/uploads.ts';
import { textOfFile } from '#api/features/citations/index.ts';
import { showChain, showRule } from '../terms/show-rule.rules.ts';
import { entryText, bulletinPageOf } from './entries.rules.ts';
import { whatIsMissing } from './missing.rules.ts';
import type { NoticeDate } from './notice-dates.rules.ts';
import { noticePassageOf, TEXT_MAX, tidyNotice, type Found, type NoticeText } from './notice-text.rules.ts';
import { findCourtOffice, findOwnCases, findOwnNumbers } from './own-cases.service.ts';
import type { TermRule } from '#db/content/deadlines/term-rule.ts';
import { calendarsOf, nameOfAct, proposeTerms, ruleOfTerm, titleOfTerm } from './proposal.rules.ts';
import { readNoticeText, type ReadText } from './read-text.rules.ts';

/** Reads the text of a court order and proposes its terms. The text is not stored. */

const READINGS_OF_ONE = { name: 'notice-reading', points: 60, seconds: 60 };

type Given = { text: string; field: 'text' | 'uploadId' };

async function readGiven(ctx: Ctx, input: ReadNoticeInput): Promise<Given | ReturnType<typeof userError>> {
  if (input.text && input.uploadId) return userError('VALIDATION', say.textOrFile, 'text');
  if (!input.uploadId) return { text: input.text ?? '', field: 'text' };
  const file = await takeUpload(ctx, input.uploadId);
  if (!file) return userError('NOT_FOUND', filesText.missing, 'uploadId');
  const read = await textOfFile(ctx, file);
  if (!('problem' in read)) return { text: read.text, field: 'uploadId' };
  discardIfRefused(ctx, input.uploadId);
  return userError('VALIDATION', read.problem, 'uploadId');
}

interface Chosen {
  read: ReadText;
  /** The text is a page of a bulletin with many files. */
  isPage: boolean;
}

/** Of a page, the line of one of the caller's cases, or the first line. */
async function chooseEntry(ctx: Ctx, notice: NoticeText): Promise<Chosen> {
  const page = bulletinPageOf(notice);
  if (!page) return { read: readNoticeText(notice.text), isPage: false };
  const [own] = await findOwnNumbers(
    ctx,
    page.entries.map(({ key }) => key),
  );
  const entry = page.entries.find(({ key }) => key === own) ?? page.entries[0];
  return { read: readNoticeText(entry ? entryText(page, entry) : notice.text), isPage: true };
}

const showDate = (notice: NoticeText, { date, meaning, start, end }: NoticeDate) => ({
  date,
  meaning: dateMeaningLabel[meaning],
  passage: noticePassageOf(notice, { start, end }),
});

const showValue = (notice: NoticeText, found: Found) => ({
  value: found.value,
  passage: noticePassageOf(notice, found),
});

function showText(read: ReadText, rules: readonly TermRule[]) {
  const { notice, fileNumber, court, parties, noticeOn, otherDates, method, act, actPassage, freeTerm } = read;
  return {
    text: notice.text,
    fileNumber: fileNumber && showValue(notice, fileNumber),
    court: court && showValue(notice, court),
    parties: parties.map((party) => showValue(notice, party)),
    noticeOn: noticeOn && showDate(notice, noticeOn),
    otherDates: otherDates.map((each) => showDate(notice, each)),
    method: method?.method ?? null,
    isMethodOrdered: method !== null && !method.isDone,
    methodPassage: method && noticePassageOf(notice, method),
    act: act && { value: nameOfAct(read, act, rules), passage: noticePassageOf(notice, actPassage ?? act) },
    freeTerm: freeTerm && {
      amount: freeTerm.amount,
      unit: freeTerm.unit,
      term: termText(freeTerm.amount, freeTerm.unit),
      regime: freeTerm.regime,
      articles: freeTerm.articles,
      passage: noticePassageOf(notice, freeTerm),
      title: titleOfTerm(read, rules),
      ruleId: ruleOfTerm(read, rules)?.id ?? null,
    },
  };
}

export async function readNotice(ctx: Ctx, input: ReadNoticeInput) {
  const { userId } = signedIn(ctx);
  await ctx.throttle.take(READINGS_OF_ONE, userId);
  const given = await readGiven(ctx, input);
  if ('userErrors' in given) return given;
  if (given.text.length > TEXT_MAX) return userError('PAYLOAD_TOO_LARGE', say.tooLong(TEXT_MAX), given.field);
  const notice = tidyNotice(given.text);
  if (!notice.text) return userError('VALIDATION', say.empty, given.field);
  const { read, isPage } = await chooseEntry(ctx, notice);
  const courtOffice = read.court ? await findCourtOffice(ctx, read.court.value) : null;
  const cases = await findOwnCases(ctx, {
    fileNumber: read.fileNumber?.value ?? null,
    court: read.court?.value ?? null,
    courtId: courtOffice?.id ?? null,
    parties: read.parties.map(({ value }) => value),
  });
  const { rules, chain } = proposeTerms(read);
  const missing = whatIsMissing(read, { hasCases: cases.length > 0, hasRules: rules.length > 0, isPage });
  return ok({
    reading: {
      ...showText(read, rules),
      ...calendarsOf(read, rules[0]),
      courtOffice,
      cases,
      rules: rules.map(showRule),
      chain: chain && showChain(chain),
      missing,
    },
  });
}
