import type { ComponentProps } from 'react';
import { commonText } from '#schema/text/common.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';

type PanelProps = Pick<ComponentProps<'section'>, 'onDragOver' | 'onDragLeave' | 'onDrop' | 'children'> & {
  label?: string;
  className?: string;
};

/**
 * The panel of the chat: as high as the window lets it be, and never below the 500 px of the specification.
 * `--chat-above`: the height of what stands above it.
 */
const PANEL_HEIGHT = 'h-[max(500px,calc(100dvh-var(--chat-above,8.25rem)))]';

export const Panel = ({ label, className = PANEL_HEIGHT, children, ...drop }: PanelProps) => (
  // A drop area for files; the button that opens the file dialog is inside.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <section
    {...drop}
    data-panel="collaborative-chat"
    aria-label={label}
    className={cx('card relative flex min-w-0 flex-col overflow-hidden', className)}
  >
    {children}
  </section>
);

export const MessagesSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid min-h-0 flex-1 content-end gap-3 p-4">
    <Skeleton className="h-12 w-3/5 rounded-lg" />
    <Skeleton className="h-16 w-1/2 rounded-lg" />
    <Skeleton className="ml-auto h-12 w-2/5 rounded-lg" />
    <Skeleton className="h-12 w-1/2 rounded-lg" />
    <Skeleton className="ml-auto h-16 w-3/5 rounded-lg" />
  </div>
);

export const PickerSkeleton = () => (
  <div role="status" aria-label={commonText.loading} className="grid gap-2">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-14 w-full rounded-md" />
    ))}
  </div>
);

export const CollabChatPanelSkeleton = () => <Skeleton className={`${PANEL_HEIGHT} w-full rounded-md`} />;

/** Placeholder of the section. */
export const CollabChatSkeleton = () => (
  <div className="mx-auto grid max-w-[76rem] grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-4 pt-4 md:px-8">
    <div className="grid gap-2">
      <Skeleton className="h-8 w-64 max-w-full" />
    </div>
    <div className="grid gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <PickerSkeleton />
      <CollabChatPanelSkeleton />
    </div>
  </div>
);
