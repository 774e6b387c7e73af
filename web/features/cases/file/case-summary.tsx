import type { ReactNode } from 'react';
import { CircleAlert, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { articleAddress } from '#schema/record-address.ts';
import { caseFileText as text } from '#schema/text/case-file-screen.ts';
import { caseOutcomeText, courtConfidenceText, forgottenText } from '#schema/text/cases-screen.ts';
import { areaLabels } from '#schema/text/research.ts';
import { formatDay, formatInstant, formatMoney } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { NextDate } from '../next-date.tsx';
import { CaseParties } from './case-parties.tsx';
import type { CaseActions } from '../use-case-actions.tsx';
import type { LoadedCase } from '../form/use-case-form.ts';

/** From this many days on, inactivity is shown as a risk. */
const WARNING_DAYS = 30;

interface CaseSummaryProps {
  legalCase: LoadedCase;
  actions: CaseActions;
  tagAddress: (tag: string) => string;
  deadlines?: ReactNode;
  /** What of its hours is not billed. */
  unbilled?: ReactNode;
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-0.5 py-2.5">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

const Warning = ({ children }: { children: string }) => (
  <span className="mt-1 flex items-start gap-1.5 text-sm text-warning">
    <CircleAlert size={15} className="mt-0.5" aria-hidden="true" />
    {children}
  </span>
);

/** The consequence of inactivity by law, as a guide. */
function InactivityNotice({ activity, status }: Pick<LoadedCase, 'activity' | 'status'>) {
  const { watch, isForgotten } = activity;
  if (!watch || status === 'COMPLETED') return null;
  const isNear = isForgotten || (watch.daysLeft !== null && watch.daysLeft <= WARNING_DAYS);
  return (
    <section
      aria-labelledby="case-watch"
      className={cx('grid gap-2 rounded-md border border-line px-4 py-3.5', isNear ? 'bg-warning-soft' : 'bg-surface')}
    >
      <h2 id="case-watch" className={cx('flex items-center gap-2 font-sans font-medium', isNear && 'text-warning')}>
        <Hourglass size={17} aria-hidden="true" />
        {isNear ? forgottenText.watchRisk : forgottenText.watchTitle}
      </h2>
      <p>{watch.rule}</p>
      {watch.expectedOn && (
        <p className="font-medium">
          {forgottenText.watchOn(formatDay(watch.expectedOn))}{' '}
          {watch.daysLeft !== null && forgottenText.watchLeft(watch.daysLeft)}
        </p>
      )}
      <p className="text-sm text-muted">{forgottenText.watchGuide(formatDay(watch.textAsOf))}</p>
      <Link
        to={articleAddress(watch.statuteKey, watch.articleNumber)}
        className="w-fit font-medium text-accent underline underline-offset-2"
      >
        {forgottenText.readArticle(watch.articleNumber)}
      </Link>
    </section>
  );
}

/** What the header does not say: the next date, what is to be billed, the last activity. */
const Now = ({ legalCase, unbilled }: Pick<CaseSummaryProps, 'legalCase' | 'unbilled'>) => (
  <section aria-labelledby="case-now" className="card px-5 py-3">
    <h2 id="case-now" className="sr-only">
      {text.now}
    </h2>
    <dl className="divide-y divide-line">
      <Fact label={text.nextDate}>
        <NextDate date={legalCase.nextDate} />
        {legalCase.nextDate && <span className="block truncate">{legalCase.nextDate.title}</span>}
      </Fact>
      {unbilled && legalCase.myRole !== 'GUEST' && <Fact label={text.unbilled}>{unbilled}</Fact>}
      {legalCase.myRole !== 'GUEST' && (
        <Fact label={text.lastActivity}>
          <time dateTime={legalCase.activity.lastActivityAt} className="tabular">
            {formatInstant(legalCase.activity.lastActivityAt)}
          </time>
          <span className="text-muted"> ({forgottenText.since(legalCase.activity.daysSince)})</span>
        </Fact>
      )}
    </dl>
  </section>
);

/** What to check about the court and the number, which the header names. */
function CourtWarnings({ legalCase }: Pick<CaseSummaryProps, 'legalCase'>) {
  const { court, fileNumberWarning } = legalCase;
  const isUnconfirmed = court?.confidence === 'UNCONFIRMED';
  if (!isUnconfirmed && !fileNumberWarning) return null;
  return (
    <div className="pb-2.5">
      {isUnconfirmed && <Warning>{courtConfidenceText.UNCONFIRMED}</Warning>}
      {fileNumberWarning && <Warning>{fileNumberWarning}</Warning>}
    </div>
  );
}

function Facts({ legalCase, actions, tagAddress }: CaseSummaryProps) {
  const isGuest = legalCase.myRole === 'GUEST';
  return (
    <section aria-labelledby="case-facts" className="card px-5 py-3">
      <h2 id="case-facts" className="sr-only">
        {text.facts}
      </h2>
      <CourtWarnings legalCase={legalCase} />
      <dl className="divide-y divide-line">
        <Fact label={text.area}>{areaLabels[legalCase.area]}</Fact>
        {legalCase.type && <Fact label={text.type}>{legalCase.type}</Fact>}
        <Fact label={text.openedOn}>
          <time dateTime={legalCase.openedOn}>{formatDay(legalCase.openedOn)}</time>
        </Fact>
        {legalCase.closedOn && (
          <Fact label={text.closedOn}>
            <time dateTime={legalCase.closedOn}>{formatDay(legalCase.closedOn)}</time>
          </Fact>
        )}
        {legalCase.status === 'COMPLETED' && !isGuest && (
          <Fact label={text.outcome}>
            {legalCase.outcome ? (
              caseOutcomeText[legalCase.outcome]
            ) : legalCase.viewerCanChangeStatus ? (
              <Button
                variant="secondary"
                size="sm"
                className={`${TOUCH_TARGET} mt-1`}
                onClick={() => actions.askOutcome({ ...legalCase, outcome: null })}
              >
                {text.giveOutcome}
              </Button>
            ) : (
              <span className="text-muted">{text.nothing}</span>
            )}
          </Fact>
        )}
        {legalCase.amountClaimed && (
          <Fact label={text.amountClaimed}>
            <span className="tabular">{formatMoney(legalCase.amountClaimed.centavos)}</span>
          </Fact>
        )}
        {legalCase.amountObtained && (
          <Fact label={text.amountObtained}>
            <span className="tabular">{formatMoney(legalCase.amountObtained.centavos)}</span>
          </Fact>
        )}
        {legalCase.tags.length > 0 && (
          <Fact label={text.tags}>
            <ul className="flex flex-wrap gap-1.5 pt-1">
              {legalCase.tags.map((tag) => (
                <li key={tag} className="min-w-0">
                  <Link
                    to={tagAddress(tag)}
                    className="inline-flex min-h-7 items-center rounded-full bg-sunken px-2.5 text-sm break-all hover:bg-accent-soft hover:text-accent"
                  >
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** Overview of the case: subject, members, facts. */
export function CaseSummary(props: CaseSummaryProps) {
  const { legalCase, deadlines } = props;
  const isGuest = legalCase.myRole === 'GUEST';
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid grid-cols-1 gap-8">
        {deadlines}
        {!isGuest && (
          <>
            <InactivityNotice activity={legalCase.activity} status={legalCase.status} />
            <section aria-labelledby="case-description" className="grid gap-2">
              <h2 id="case-description" className="text-xl font-semibold">
                {text.description}
              </h2>
              {legalCase.description ? (
                <p className="max-w-[70ch] font-serif text-lg whitespace-pre-wrap break-words">
                  {legalCase.description}
                </p>
              ) : (
                <p className="text-muted">{text.noDescription}</p>
              )}
            </section>
            <CaseParties legalCase={legalCase} />
          </>
        )}
        {isGuest && <p className="text-muted">{text.guestSummary}</p>}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Now {...props} />
        <Facts {...props} />
      </div>
    </div>
  );
}
