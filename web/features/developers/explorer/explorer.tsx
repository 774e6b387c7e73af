import { useEffect, useRef, useState } from 'react';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { explorerText as text } from '#schema/text/developers-explorer.ts';
import { AnswerView, type Shown } from './answer.tsx';
import { Docs } from './docs.tsx';
import { Editor } from './editor.tsx';
import { formatted, operationsIn, problemsOf } from './language.ts';
import { ask, follow, hasSession, type Asked, type Credential } from './run.ts';

/** The explorer of operations: contract, editor, answer. */

const KEPT = 'foja_explorer';
const PROBLEMS_AFTER_MS = 400;

interface Written {
  query: string;
  variables: string;
}

/** What the address brings, else what this tab had, else an example. */
function firstText(): Written {
  const brought = new URLSearchParams(location.hash.slice(1));
  const query = brought.get('query');
  if (query) return { query, variables: brought.get('variables') ?? '' };
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Written | null;
    if (kept) return kept;
  } catch {
    // Without storage, or with what an earlier version kept, the page begins anew.
  }
  return { query: text.first, variables: '' };
}

function keep(written: Written): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(written));
  } catch {
    // Without storage the text lasts as long as the page.
  }
}

type Contract = { state: 'LOADING' | 'FAILED'; schema: null } | { state: 'READY'; schema: GraphQLSchema };

async function readContract(): Promise<GraphQLSchema> {
  const response = await fetch('/schema.graphql');
  if (!response.ok) throw new Error(String(response.status));
  return buildSchema(await response.text(), { assumeValid: true });
}

function useContract(): [Contract, () => void] {
  const [contract, setContract] = useState<Contract>({ state: 'LOADING', schema: null });
  const read = (): void => {
    readContract().then(
      (schema) => setContract({ state: 'READY', schema }),
      () => setContract({ state: 'FAILED', schema: null }),
    );
  };
  useEffect(read, []);
  return [contract, read];
}

/** The text as it stood when the writing paused. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PROBLEMS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** `null`: they are no JSON object. */
function readVariables(written: string): Record<string, unknown> | null {
  if (!written.trim()) return {};
  try {
    const value = JSON.parse(written) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function CredentialChoice({ credential, onChange }: { credential: Credential; onChange(next: Credential): void }) {
  return (
    <div className="credential">
      <label>
        {text.credential}
        <select
          value={credential.kind}
          onChange={(event) => {
            const kind = event.target.value;
            onChange(kind === 'KEY' ? { kind, key: '' } : { kind: kind === 'SESSION' ? kind : 'NOTHING' });
          }}
        >
          <option value="SESSION">{text.withSession}</option>
          <option value="KEY">{text.withKey}</option>
          <option value="NOTHING">{text.withNothing}</option>
        </select>
      </label>
      {credential.kind === 'KEY' && (
        <label>
          {text.key}
          <input
            type="password"
            value={credential.key}
            autoComplete="off"
            placeholder="tk_…"
            aria-describedby="key-help"
            onChange={(event) => onChange({ kind: 'KEY', key: event.target.value })}
          />
        </label>
      )}
      <p id="key-help" className="hint">
        {credential.kind === 'KEY' && text.keyHelp}
        {credential.kind === 'SESSION' && !hasSession() && text.noSession}
      </p>
    </div>
  );
}

export function Explorer() {
  const [written, setWritten] = useState(firstText);
  const [name, setName] = useState('');
  const [credential, setCredential] = useState<Credential>({ kind: hasSession() ? 'SESSION' : 'KEY', key: '' });
  const [shown, setShown] = useState<Shown>({ kind: 'EMPTY' });
  const [contract, readAgain] = useContract();
  const running = useRef<AbortController | null>(null);
  useEffect(() => keep(written), [written]);
  const operations = operationsIn(written.query);
  const operation = operations.find((each) => each.name === name) ?? operations[0];
  const paused = usePaused(written.query);
  const problems = contract.schema ? problemsOf(contract.schema, paused) : [];
  const isRunning = shown.kind === 'WAITING' || shown.kind === 'LISTENING';

  const run = async (): Promise<void> => {
    running.current?.abort();
    const variables = readVariables(written.variables);
    if (!variables) return setShown({ kind: 'FAILED', message: text.variablesInvalid });
    const control = new AbortController();
    running.current = control;
    const asked: Asked = { query: written.query, variables, operationName: operation?.name || null };
    const { signal } = control;
    try {
      if (operation?.isSubscription) {
        setShown({ kind: 'LISTENING', events: [] });
        const onEvent = (event: string): void =>
          setShown((now) => ({ kind: 'LISTENING', events: [...(now.kind === 'LISTENING' ? now.events : []), event] }));
        await follow(asked, credential, { signal, onEvent });
      } else {
        setShown({ kind: 'WAITING' });
        const answer = await ask(asked, credential, signal);
        setShown({ kind: 'ANSWER', answer });
      }
    } catch {
      if (!signal.aborted) setShown({ kind: 'FAILED', message: text.unreachable });
    }
  };
  const stop = (): void => {
    running.current?.abort();
    setShown((now) => (now.kind === 'WAITING' ? { kind: 'EMPTY' } : now));
  };
  const format = (): void => {
    const query = formatted(written.query);
    if (query === null) setShown({ kind: 'FAILED', message: text.formatInvalid });
    else setWritten({ ...written, query });
  };
  return (
    <>
      <header>
        <a className="brand" href="/developers">
          <b>Foja</b> {text.title}
        </a>
        <nav aria-label={text.guide}>
          <a href="/developers">{text.guide}</a>
          <a href="/developers/en" hrefLang="en" lang="en">
            {text.language}
          </a>
        </nav>
      </header>
      <main className="rooms">
        <h1 className="hidden">{text.title}</h1>
        {contract.schema ? (
          <Docs schema={contract.schema} />
        ) : (
          <section className="docs" aria-label={text.docs} aria-busy={contract.state === 'LOADING'}>
            <h2>{text.docs}</h2>
            {contract.state === 'FAILED' && (
              <p role="alert">
                {text.schemaFailed}{' '}
                <button type="button" onClick={readAgain}>
                  {text.retry}
                </button>
              </p>
            )}
          </section>
        )}
        <section className="asking" aria-label={text.operation}>
          <CredentialChoice credential={credential} onChange={setCredential} />
          <Editor
            label={text.operation}
            value={written.query}
            schema={contract.schema}
            isGraphql
            onChange={(query) => setWritten({ ...written, query })}
            onRun={() => void run()}
          />
          {problems.length > 0 && (
            <ul className="problems" aria-label={text.problems}>
              {problems.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  <b>{text.line(line)}:</b> <span lang="en">{message}</span>
                </li>
              ))}
            </ul>
          )}
          <Editor
            label={text.variables}
            value={written.variables}
            schema={null}
            isGraphql={false}
            onChange={(variables) => setWritten({ ...written, variables })}
            onRun={() => void run()}
          />
          <div className="acts">
            {operations.length > 1 && (
              <label>
                {text.operationName}
                <select value={operation?.name ?? ''} onChange={(event) => setName(event.target.value)}>
                  {operations.map((each) => (
                    <option key={each.name}>{each.name}</option>
                  ))}
                </select>
              </label>
            )}
            {isRunning ? (
              <button type="button" className="button" onClick={stop}>
                {text.stop}
              </button>
            ) : (
              <button type="button" className="button" onClick={() => void run()}>
                {text.run}
              </button>
            )}
            <button type="button" onClick={format}>
              {text.format}
            </button>
            <span className="hint">{text.runHint}</span>
          </div>
        </section>
        <AnswerView shown={shown} />
      </main>
    </>
  );
}
