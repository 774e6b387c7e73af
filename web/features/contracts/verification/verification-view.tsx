import { useRef, useState, type ReactNode } from 'react';
import { BadgeCheck, FileSearch, FileUp, ShieldQuestion } from 'lucide-react';
import { verificationText as text } from '#schema/text/contract-file-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { useFileDrop } from '#web/shared/hooks/use-file-drop.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { canHash, isSha256, MAX_HASHED_BYTES, sha256Of, tidySha256 } from './sha256.ts';
import { useContractVerificationQuery, type ContractVerificationQuery } from './verification.generated.ts';

const ZONE = 'America/Mexico_City';

interface ResultBoxProps {
  isKnown: boolean;
  title: string;
  children: ReactNode;
}

const ResultBox = ({ isKnown, title, children }: ResultBoxProps) => {
  const Icon = isKnown ? BadgeCheck : ShieldQuestion;
  return (
    <div
      data-known={isKnown}
      className={cx('grid gap-2 rounded-md p-5', isKnown ? 'bg-positive-soft' : 'bg-warning-soft')}
    >
      <h2 className={cx('flex items-start gap-2 text-xl font-semibold', isKnown ? 'text-positive' : 'text-warning')}>
        <Icon size={24} className="mt-0.5" aria-hidden="true" />
        {title}
      </h2>
      {children}
    </div>
  );
};

function Result({ found }: { found: ContractVerificationQuery['contractVerification'] }) {
  const { isKnown, kind, versionNumber, hasLaterVersion, savedAt, sha256 } = found;
  return (
    <>
      {isKnown && kind ? (
        <ResultBox isKnown title={text.known}>
          <p>
            {text.knownOf(kind, versionNumber ?? 1)} {savedAt && text.savedAt(formatInstant(savedAt, ZONE))}
          </p>
          <p className={cx(hasLaterVersion && 'font-medium')}>{hasLaterVersion ? text.later : text.noLater}</p>
        </ResultBox>
      ) : (
        <ResultBox isKnown={false} title={text.unknown}>
          <p>{text.unknownBody}</p>
        </ResultBox>
      )}
      <p className="font-mono text-xs text-muted [overflow-wrap:anywhere]">{sha256}</p>
    </>
  );
}

interface FileBoxProps {
  onHash: (sha256: string, name: string) => void;
}

/** A file whose digest is computed here. */
function FileBox({ onHash }: FileBoxProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async ([file]: readonly File[]) => {
    if (!file || isBusy) return;
    setProblem(null);
    if (!canHash()) return setProblem(text.noCrypto);
    if (file.size > MAX_HASHED_BYTES) return setProblem(text.tooLarge);
    setBusy(true);
    try {
      onHash(await sha256Of(file), file.name);
    } catch {
      setProblem(text.unreadable);
    } finally {
      setBusy(false);
    }
  };
  const { isOver, ...drop } = useFileDrop((files) => void take(files));
  return (
    <div {...drop} className="grid gap-3">
      <div
        className={cx(
          'grid justify-items-center gap-3 rounded-md border-2 border-dashed px-6 py-10 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
        )}
      >
        <FileSearch size={30} className="text-accent" aria-hidden="true" />
        <p>{isOver ? text.dropNow : text.drop}</p>
        <input
          ref={chooser}
          type="file"
          tabIndex={-1}
          aria-label={text.file}
          className="sr-only"
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button variant="secondary" className={TOUCH_TARGET} disabled={isBusy} onClick={() => chooser.current?.click()}>
          <FileUp size={17} aria-hidden="true" />
          {text.file}
        </Button>
        <p role="status" className="text-sm text-muted">
          {isBusy && text.hashing}
        </p>
      </div>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

interface VerificationViewProps {
  /** The digest of the address, if it names one. */
  given: string | null;
  /** Puts a digest into the address, so that the answer can be shown to others. */
  onVerify: (sha256: string) => void;
}

/** Whether a file or digest is of a contract that is kept here; for anybody. */
export function VerificationView({ given, onVerify }: VerificationViewProps) {
  useDocumentTitle(text.title);
  const [written, setWritten] = useState(given ?? '');
  const [name, setName] = useState<string | null>(null);
  const [isTried, setTried] = useState(given !== null);
  const sha256 = tidySha256(given ?? '');
  const isAsked = isSha256(sha256);
  const { data, error, loading, refetch } = useContractVerificationQuery({
    variables: { sha256 },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  });
  const tidy = tidySha256(written);
  const isWrong = isTried && !isSha256(tidy);
  const verify = (wanted: string) => {
    setTried(true);
    if (isSha256(wanted)) onVerify(wanted);
  };
  return (
    <div className="grid grid-cols-1 content-start gap-7">
      <header className="grid gap-2">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        <p className="font-serif text-lg text-muted">{text.intro}</p>
      </header>
      <FileBox
        onHash={(computed, fileName) => {
          setName(fileName);
          setWritten(computed);
          verify(computed);
        }}
      />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          verify(tidy);
        }}
      >
        <TextField
          label={name ? text.hashOf(name) : text.label}
          hint={text.hint}
          {...(isWrong ? { error: text.wrong } : {})}
          value={written}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="font-mono text-sm"
          onChange={({ target }) => {
            setName(null);
            setWritten(target.value);
          }}
        />
        <Button type="submit" className={cx(TOUCH_TARGET, 'w-fit')}>
          {text.check}
        </Button>
      </form>
      <div aria-live="polite" className="grid grid-cols-1 gap-3 empty:hidden">
        {isAsked &&
          (loading ? (
            <Skeleton className="h-28 rounded-md" />
          ) : error ? (
            <ErrorState
              title={text.failed}
              {...readFailure(error)}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            data && <Result found={data.contractVerification} />
          ))}
      </div>
      <section aria-labelledby="limits" className="grid gap-1 border-t border-line pt-5 text-sm text-muted">
        <h2 id="limits" className="font-sans font-semibold text-ink">
          {text.limits}
        </h2>
        <p>{text.limitsBody}</p>
      </section>
    </div>
  );
}
