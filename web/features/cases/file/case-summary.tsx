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
import { TOUCH } from '../case-look.tsx';
import { CaseParties } from './case-parties.tsx';
import type { CaseActs } from '../use-case-acts.tsx';
import type { HeldCase } from '../form/use-case-form.ts';

/** From here on standing still is a danger. */
const NEAR_DAYS = 30;

interface CaseSummaryProps {
  held: HeldCase;
  acts: CaseActs;
  tagAddress: (tag: string) => string;
  deadlines?: ReactNode;
  agenda?: ReactNode;
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

/** What the law makes of standing still, as a guide. */
function Watch({ activity, status }: Pick<HeldCase, 'activity' | 'status'>) {
  const { watch, isForgotten } = activity;
  if (!watch || status === 'COMPLETED') return null;
  const isNear = isForgotten || (watch.daysLeft !== null && watch.daysLeft <= NEAR_DAYS);
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

function Facts({ held, acts, tagAddress }: CaseSummaryProps) {
  const { court } = held;
  const isGuest = held.myRole === 'GUEST';
  return (
    <section aria-labelledby="case-facts" className="card px-5 py-3">
      <h2 id="case-facts" className="sr-only">
        {text.facts}
      </h2>
      <dl className="divide-y divide-line">
        <Fact label={text.area}>{areaLabels[held.area]}</Fact>
        {held.type && <Fact label={text.type}>{held.type}</Fact>}
        <Fact label={text.court}>
          {court ? (
            <>
              {court.name}
              {court.place && <span className="block text-sm text-muted">{court.place}</span>}
              {court.confidence === 'UNCONFIRMED' && <Warning>{courtConfidenceText.UNCONFIRMED}</Warning>}
            </>
          ) : (
            <span className="text-muted">{text.nothing}</span>
          )}
        </Fact>
        <Fact label={text.fileNumber}>
          {held.fileNumber ? (
            <span className="font-mono break-all">{held.fileNumber}</span>
          ) : (
            <span className="text-muted">{text.nothing}</span>
          )}
          {held.fileNumberWarning && <Warning>{held.fileNumberWarning}</Warning>}
        </Fact>
        <Fact label={text.openedOn}>
          <time dateTime={held.openedOn}>{formatDay(held.openedOn)}</time>
        </Fact>
        {held.closedOn && (
          <Fact label={text.closedOn}>
            <time dateTime={held.closedOn}>{formatDay(held.closedOn)}</time>
          </Fact>
        )}
        {held.status === 'COMPLETED' && !isGuest && (
          <Fact label={text.outcome}>
            {held.outcome ? (
              caseOutcomeText[held.outcome]
            ) : held.viewerCanChangeStatus ? (
              <Button
                look="secondary"
                size="sm"
                className={`${TOUCH} mt-1`}
                onClick={() => acts.askOutcome({ ...held, outcome: null })}
              >
                {text.giveOutcome}
              </Button>
            ) : (
              <span className="text-muted">{text.nothing}</span>
            )}
          </Fact>
        )}
        {held.amountClaimed && (
          <Fact label={text.amountClaimed}>
            <span className="tabular">{formatMoney(held.amountClaimed.centavos)}</span>
          </Fact>
        )}
        {held.amountObtained && (
          <Fact label={text.amountObtained}>
            <span className="tabular">{formatMoney(held.amountObtained.centavos)}</span>
          </Fact>
        )}
        {held.tags.length > 0 && (
          <Fact label={text.tags}>
            <ul className="flex flex-wrap gap-1.5 pt-1">
              {held.tags.map((tag) => (
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
        {!isGuest && (
          <Fact label={text.lastActivity}>
            <time dateTime={held.activity.lastActivityAt} className="tabular">
              {formatInstant(held.activity.lastActivityAt)}
            </time>
            <span className="text-muted"> ({forgottenText.since(held.activity.daysSince)})</span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** The case at a glance: what it is about, who is in it, what is known of it. */
export function CaseSummary(props: CaseSummaryProps) {
  const { held, deadlines, agenda } = props;
  const isGuest = held.myRole === 'GUEST';
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid grid-cols-1 gap-8">
        {deadlines}
        {agenda}
        {!isGuest && (
          <>
            <Watch activity={held.activity} status={held.status} />
            <section aria-labelledby="case-description" className="grid gap-2">
              <h2 id="case-description" className="text-xl font-semibold">
                {text.description}
              </h2>
              {held.description ? (
                <p className="max-w-[70ch] font-serif text-lg whitespace-pre-wrap break-words">{held.description}</p>
              ) : (
                <p className="text-muted">{text.noDescription}</p>
              )}
            </section>
            <CaseParties held={held} />
          </>
        )}
        {isGuest && <p className="text-muted">{text.guestSummary}</p>}
      </div>
      <Facts {...props} />
    </div>
  );
}
