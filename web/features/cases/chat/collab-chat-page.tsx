import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { casePickerText, collabChatText as text } from '#schema/text/collab-chat.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { useCaseChatRoomQuery } from './case-chat.generated.ts';
import { CaseChat } from './case-chat.tsx';
import { CasePicker } from './case-picker.tsx';
import { MessagesSkeleton, Panel } from './chat-skeletons.tsx';

export interface CollabChatPageProps {
  userId: string;
  /** The query of the URL; `case` is the chosen case. */
  params: URLSearchParams;
  addressOf: (params: Record<string, string>) => string;
  /** The address of the list of cases. */
  casesAddress: string;
}

/** The chat of the case in the URL, if the user may chat in it. */
export function ChosenChat({ caseId, userId }: { caseId: string; userId: string }) {
  const { data, error, refetch } = useCaseChatRoomQuery({ variables: { caseId } });
  const legalCase = data?.case;
  if (legalCase?.viewerCanChat) return <CaseChat caseId={caseId} caseName={legalCase.title} userId={userId} />;
  return (
    <Panel>
      {error ? (
        <div className="p-4">
          <ErrorState title={text.historyFailed} {...readFailure(error)} onRetry={() => void refetch()} />
        </div>
      ) : data ? (
        <div className="grid flex-1 place-items-center">
          <EmptyState text={legalCase ? text.noAccess : text.gone} />
        </div>
      ) : (
        <MessagesSkeleton />
      )}
    </Panel>
  );
}

/** Choose one of the user's own cases and chat with its members. */
export function CollabChatPage({ userId, params, addressOf, casesAddress }: CollabChatPageProps) {
  const caseId = params.get('case')?.trim() || null;
  return (
    <div className="mx-auto grid max-w-[76rem] grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-4 pt-4 md:px-8">
      <div className={cx('grid gap-1', caseId && 'max-lg:sr-only')}>
        <h1 className="text-2xl font-semibold tracking-tight">{text.title}</h1>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className={cx(caseId && 'max-lg:hidden')}>
          <CasePicker
            caseId={caseId}
            userId={userId}
            addressOf={(id) => addressOf({ case: id })}
            casesAddress={casesAddress}
          />
        </div>
        <div className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3', !caseId && 'max-lg:order-first')}>
          {caseId && (
            <Link
              to={addressOf({})}
              className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), 'justify-self-start lg:hidden')}
            >
              <ArrowLeft size={16} aria-hidden="true" />
              {casePickerText.change}
            </Link>
          )}
          {caseId ? (
            <ChosenChat key={caseId} caseId={caseId} userId={userId} />
          ) : (
            <CaseChat caseId={null} caseName="" userId={userId} />
          )}
        </div>
      </div>
    </div>
  );
}
