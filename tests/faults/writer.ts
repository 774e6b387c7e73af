import { setTimeout as sleep } from 'node:timers/promises';
import { print } from 'graphql/index.js';
import { AddCaseNoteDocument, CreateCaseDocument } from '../support/cases.generated.ts';
import {
  BareMessageAddedDocument,
  CreateUploadDocument,
  SendCaseMessageDocument,
  type BareMessageAddedSubscription,
  type SendCaseMessageMutation,
} from '../support/case-chat.generated.ts';
import { AskDocument, ReplyDocument, type ReplySubscription } from '../support/chat.generated.ts';
import { SaveDeadlinesDocument } from '../support/deadlines.generated.ts';
import { CreateEntryDocument } from '../support/hours.generated.ts';
import type { Kind, Ledger } from './ledger.ts';
import { ANSWER_LOST, Person, type Address } from './person.ts';

/** An account may announce sixty files an hour. */
const MOST_FILES = 55;
const FILE_EVERY = 4;
const RETRY_MS = 200;
const HEARING_MS = 30_000;
const AMPARO = {
  ruleId: 'lamparo-17-demanda-indirecto',
  noticeOn: '2026-03-02',
  method: 'PERSONAL' as const,
  lawOfAct: 'lfpa',
  calendar: 'pjf',
};
const QUESTION = '¿Cuánto me toca de aguinaldo?';

type Said = { id: string }[] | { id: string } | null | undefined;
const firstId = (said: Said): string => (Array.isArray(said) ? said[0]?.id : said?.id) ?? '';

/** Writes one thing after the other until it is told to stop; what is under way is brought to its answer. */
export class Writer {
  private isOver = false;
  private caseId = '';
  private files = 0;
  private writing: Promise<unknown> = Promise.resolve();
  private listening: Promise<unknown> = Promise.resolve();
  private hasHeardAll = false;
  /** Acknowledged texts of the chat. */
  private readonly said = new Set<string>();
  private readonly received: { sequence: number; text: string }[] = [];

  private constructor(
    private readonly person: Person,
    private readonly ledger: Ledger,
    private readonly doesMore: () => boolean,
  ) {}

  /** `doesMore`: whether it also asks questions and sends files, which is work for the server. */
  static async begin(at: Address, ledger: Ledger, doesMore: () => boolean = () => true): Promise<Writer> {
    const writer = new Writer(await new Person(at, ledger).register(), ledger, doesMore);
    await writer.opensCase();
    if (!writer.caseId) throw new Error(`nothing can be written: ${ledger.problems.at(-1)}`);
    writer.writing = Promise.all([writer.writesOn(), writer.speaks()]);
    writer.listening = writer.listens();
    return writer;
  }

  /** Ends after the last write was answered, and its chat has heard every message. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.writing;
    const notHeard = (): string[] => {
      const heard = new Set(this.received.map(({ text }) => text));
      return [...this.said].filter((text) => !heard.has(text));
    };
    for (const until = performance.now() + HEARING_MS; performance.now() < until; await sleep(RETRY_MS))
      if (notHeard().length === 0) break;
    this.hasHeardAll = true;
    await this.listening;
    const texts = this.received.map(({ text }) => text);
    if (notHeard().length > 0) this.ledger.problems.push(`a chat did not hear ${notHeard().length} messages`);
    if (this.received.some(({ sequence }, at) => sequence !== at + 1) || new Set(texts).size !== texts.length)
      this.ledger.problems.push('a chat was heard twice or out of order');
  }

  private async keeps<T>(
    kind: Kind,
    mark: string,
    sent: Promise<T | typeof ANSWER_LOST | null>,
    pick: (data: T) => { said: Said; userErrors: { message: string }[] },
  ): Promise<string> {
    const begun = performance.now();
    const data = await sent;
    if (data === null) return '';
    if (data === ANSWER_LOST) {
      this.ledger.acknowledge(kind, mark, null, begun);
      return '';
    }
    const { said, userErrors } = pick(data);
    const id = firstId(said);
    if (id) this.ledger.acknowledge(kind, mark, id, begun);
    else this.ledger.problems.push(`${kind}: ${userErrors[0]?.message}`);
    return id;
  }

  private async opensCase(): Promise<void> {
    const mark = this.ledger.nextMark();
    const input = { title: mark, client: 'Cliente', area: 'CIVIL' as const };
    const id = await this.keeps('case', mark, this.person.writes(CreateCaseDocument, { input }, mark), (data) => ({
      said: data.createCase.case,
      userErrors: data.createCase.userErrors,
    }));
    this.caseId ||= id;
  }

  private async addsNote(): Promise<void> {
    const mark = this.ledger.nextMark();
    const input = { caseId: this.caseId, text: mark };
    await this.keeps('note', mark, this.person.writes(AddCaseNoteDocument, { input }, mark), (data) => ({
      said: data.addCaseNote.note,
      userErrors: data.addCaseNote.userErrors,
    }));
  }

  private async savesDeadline(): Promise<void> {
    const mark = this.ledger.nextMark();
    const input = { caseId: this.caseId, deadlines: [{ computation: AMPARO, title: mark }] };
    await this.keeps('deadline', mark, this.person.writes(SaveDeadlinesDocument, { input }, mark), (data) => ({
      said: data.saveDeadlines.deadlines,
      userErrors: data.saveDeadlines.userErrors,
    }));
  }

  private async recordsTime(): Promise<void> {
    const mark = this.ledger.nextMark();
    const input = { caseId: this.caseId, seconds: 1, description: mark };
    await this.keeps('entry', mark, this.person.writes(CreateEntryDocument, { input }, mark), (data) => ({
      said: data.createTimeEntry.entry,
      userErrors: data.createTimeEntry.userErrors,
    }));
  }

  private async sendsMessage(): Promise<void> {
    const mark = this.ledger.nextMark();
    const input = { caseId: this.caseId, text: mark, clientId: mark };
    const write = this.person.writes(SendCaseMessageDocument, { input }, mark);
    const id = await this.keeps('message', mark, write, (data) => ({
      said: data.sendCaseMessage.message,
      userErrors: data.sendCaseMessage.userErrors,
    }));
    if (id) this.said.add(mark);
  }

  /** Its bytes are the mark. Sent again after an answer that was lost, they are refused: they were there. */
  private async sendsFile(): Promise<void> {
    const mark = this.ledger.nextMark();
    const bytes = Buffer.from(mark);
    const announced = await this.person.writes(
      CreateUploadDocument,
      { input: { fileName: 'escrito.txt', byteLength: bytes.length } },
      `file-${mark}`,
    );
    if (announced === null || announced === ANSWER_LOST) return;
    const { upload } = announced.createUpload;
    if (!upload) return;
    for (;;) {
      const { status, code } = await this.person.puts(upload.url, bytes);
      if (status === 200 || status === 400) break;
      if (code === 'UNAUTHENTICATED') await this.person.signsIn();
      await sleep(RETRY_MS);
    }
    const attachments = [{ kind: 'DOCUMENT' as const, id: upload.id }];
    const input = { caseId: this.caseId, text: `Archivo ${mark}`, clientId: mark, attachments };
    await this.keeps('document', mark, this.person.writes(SendCaseMessageDocument, { input }, mark), (data) => ({
      said: data.sendCaseMessage.message,
      userErrors: data.sendCaseMessage.userErrors,
    }));
  }

  /** Asks, and follows the answer over a socket until it is whole, however often that breaks. */
  private async asksQuestion(): Promise<void> {
    const mark = this.ledger.nextMark();
    const input = { text: QUESTION, clientId: mark };
    const begun = performance.now();
    const asked = await this.person.writes(AskDocument, { input }, mark);
    if (asked === null || asked === ANSWER_LOST) return;
    const { answer, userErrors } = asked.askQuestion;
    if (!answer) return void this.ledger.problems.push(`answer: ${userErrors[0]?.message}`);
    const status = await this.follows(answer.id);
    if (status === 'COMPLETE') this.ledger.acknowledge('answer', mark, answer.id, begun);
    else this.ledger.problems.push(`answer: ${status}`);
  }

  private async follows(messageId: string): Promise<string> {
    for (;;) {
      const client = this.person.socket();
      try {
        const variables = { messageId, fromOffset: 0 };
        for await (const { data, errors } of client.iterate<ReplySubscription>({
          query: print(ReplyDocument),
          variables,
        })) {
          if (errors) break;
          if (data?.chatReply.kind === 'DONE') return data.chatReply.message?.status ?? '';
        }
      } catch (error) {
        // The socket was cut, or not taken: it is opened again.
        await this.person.renewsAfter(error);
      } finally {
        await client.dispose();
      }
      await sleep(RETRY_MS);
    }
  }

  private async writesOn(): Promise<void> {
    for (let turn = 0; !this.isOver; turn++) {
      await this.opensCase();
      await this.addsNote();
      await this.savesDeadline();
      await this.recordsTime();
      await this.sendsMessage();
      if (this.doesMore() && turn % FILE_EVERY === 0 && this.files++ < MOST_FILES) await this.sendsFile();
    }
  }

  /** Over the socket there is no key: the client's own id makes a message one. Now and then it asks a question. */
  private async speaks(): Promise<void> {
    for (let turn = 0; !this.isOver; turn++) {
      const mark = this.ledger.nextMark();
      const begun = performance.now();
      const id = await this.sendsOverSocket(mark);
      this.ledger.acknowledge('message', mark, id, begun);
      this.said.add(mark);
      if (this.doesMore() && turn % FILE_EVERY === 0) await this.asksQuestion();
    }
  }

  private async sendsOverSocket(mark: string): Promise<string> {
    for (;;) {
      const client = this.person.socket();
      try {
        const variables = { input: { caseId: this.caseId, text: mark, clientId: mark } };
        const query = print(SendCaseMessageDocument);
        for await (const { data } of client.iterate<SendCaseMessageMutation>({ query, variables })) {
          const id = data?.sendCaseMessage.message?.id;
          if (id) return id;
        }
      } catch (error) {
        await this.person.renewsAfter(error);
      } finally {
        await client.dispose();
      }
      await sleep(RETRY_MS);
    }
  }

  /** Hears the chat of its case, from the last message that it heard, until the last acknowledged one has come. */
  private async listens(): Promise<void> {
    while (!this.hasHeardAll) {
      const client = this.person.socket();
      const stop = setInterval(() => this.hasHeardAll && void client.dispose(), RETRY_MS);
      try {
        const variables = { caseId: this.caseId, afterSequence: this.received.at(-1)?.sequence ?? 0 };
        const query = print(BareMessageAddedDocument);
        for await (const { data, errors } of client.iterate<BareMessageAddedSubscription>({ query, variables })) {
          if (errors) break;
          if (data) this.received.push(data.caseMessageAdded);
        }
      } catch (error) {
        await this.person.renewsAfter(error);
        await sleep(RETRY_MS);
      } finally {
        clearInterval(stop);
        await client.dispose();
      }
    }
  }
}
