import { commonText } from '#schema/text/common.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

export const MessagesSkeleton = () => (
  <div
    role="status"
    aria-label={commonText.loading}
    className="mx-auto grid w-full max-w-[46rem] flex-1 content-start gap-6 px-4 pt-8 md:px-6"
  >
    <Skeleton className="ml-auto h-14 w-3/5 rounded-lg" />
    <div className="grid gap-3">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  </div>
);

/** Placeholder of the chat. */
export const ChatPageSkeleton = () => (
  <div className="flex h-full flex-col">
    <MessagesSkeleton />
    <div className="mx-auto w-full max-w-[46rem] px-4 pb-6 md:px-6">
      <Skeleton className="h-24 rounded-lg" />
    </div>
  </div>
);
