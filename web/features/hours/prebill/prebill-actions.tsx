import { Suspense, useState, type ReactNode } from 'react';
import {
  Banknote,
  CircleCheck,
  Download,
  Ellipsis,
  FileCode,
  FileSpreadsheet,
  FileText,
  Send,
  Trash2,
} from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { cfdiScreenText } from '#schema/text/cfdi-screen.ts';
import { prebillScreenText as text } from '#schema/text/hours-billing.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { reloadHours } from '../hours-reload.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import {
  PrebillCsvDocument,
  PrebillDocumentDocument,
  useDiscardPrebillMutation,
  useMarkPrebillPaidMutation,
  useMarkPrebillSentMutation,
  type PrebillStateFieldsFragment,
} from './prebill.generated.ts';
import { SendDialog } from './send-dialog.tsx';

const CfdiDialog = lazyPart(() => import('./cfdi/cfdi-dialog.tsx').then(({ CfdiDialog }) => CfdiDialog));

type Prebill = PrebillStateFieldsFragment;

/** The server creates the documents on request. */
function useDownload(id: string) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const get = async (format: 'PDF' | 'DOCX' | 'CSV') => {
    setBusy(true);
    try {
      if (format === 'CSV') {
        const { data } = await client.query({ query: PrebillCsvDocument, variables: { id }, fetchPolicy: 'no-cache' });
        if (data) saveDocument(data.prebillCsv);
      } else {
        const variables = { id, format };
        const { data } = await client.query({ query: PrebillDocumentDocument, variables, fetchPolicy: 'no-cache' });
        if (data) saveDocument(data.prebillDocument);
      }
    } catch (error) {
      showToast({ title: text.fileFailed, message: readFailure(error).message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, get };
}

/** The changes that need no form. */
function useMarks({ id }: Prebill) {
  const client = useApolloClient();
  const [markPaid] = useMarkPrebillPaidMutation();
  const [markSent] = useMarkPrebillSentMutation();
  const [discard] = useDiscardPrebillMutation();
  const input = { id };
  const tell = async (refusal: string | null, message: string) => {
    showToast(
      refusal === null ? { message, tone: 'positive' } : { title: text.changeFailed, message: refusal, tone: 'danger' },
    );
    await reloadHours(client, 'bills');
  };
  return {
    pay: async () => {
      const answer = await mutationResult(markPaid({ variables: { input } }), ({ markPrebillPaid }) => markPrebillPaid);
      await tell(answer.is === 'refused' ? answer.refusal.message : null, text.paid);
    },
    send: async () => {
      const answer = await mutationResult(markSent({ variables: { input } }), ({ markPrebillSent }) => markPrebillSent);
      if (answer.is === 'refused') return tell(answer.refusal.message, '');
      await tell(null, text.markedSent(formatDay(answer.payload.prebill?.dueOn ?? '')));
    },
    drop: async (): Promise<string | null> => {
      const answer = await mutationResult(discard({ variables: { input } }), ({ discardPrebill }) => discardPrebill);
      if (answer.is === 'refused') return answer.refusal.message || text.changeFailed;
      await tell(null, text.discarded);
      return null;
    },
  };
}

type Opened = 'send' | 'pay' | 'discard' | 'cfdi' | null;

const icon = (Icon: typeof Send): ReactNode => <Icon size={16} aria-hidden="true" />;

/** What is done next comes first: send it, then record what was received. */
export function PrebillActions({ prebill }: { prebill: Prebill }) {
  const { isBusy, get } = useDownload(prebill.id);
  const marks = useMarks(prebill);
  const [opened, setOpened] = useState<Opened>(null);
  const { status } = prebill;
  const isOpen = status === 'OPEN';
  const isAwaited = status === 'SENT' || status === 'OVERDUE';
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {isOpen && (
        <Button className={TOUCH_TARGET} onClick={() => setOpened('send')}>
          {icon(Send)}
          {text.send}
        </Button>
      )}
      {(isOpen || isAwaited) && (
        <Button variant={isAwaited ? 'primary' : 'secondary'} className={TOUCH_TARGET} onClick={() => setOpened('pay')}>
          {icon(Banknote)}
          {text.pay}
        </Button>
      )}
      <Menu
        align="start"
        trigger={
          <Button variant="secondary" className={TOUCH_TARGET} disabled={isBusy}>
            {icon(Download)}
            {text.download}
          </Button>
        }
      >
        <MenuItem icon={icon(FileText)} onSelect={() => void get('PDF')}>
          {text.pdf}
        </MenuItem>
        <MenuItem icon={icon(FileText)} onSelect={() => void get('DOCX')}>
          {text.docx}
        </MenuItem>
        <MenuItem icon={icon(FileSpreadsheet)} onSelect={() => void get('CSV')}>
          {text.csv}
        </MenuItem>
        {status !== 'DISCARDED' && (
          <MenuItem icon={icon(FileCode)} onSelect={() => setOpened('cfdi')}>
            {cfdiScreenText.menu}
          </MenuItem>
        )}
      </Menu>
      {(isOpen || isAwaited) && (
        <Menu
          trigger={
            <IconButton label={text.moreActions} className={TOUCH_TARGET_ICON}>
              <Ellipsis size={18} aria-hidden="true" />
            </IconButton>
          }
        >
          {isAwaited && (
            <MenuItem icon={icon(Send)} onSelect={() => setOpened('send')}>
              {text.sendAgain}
            </MenuItem>
          )}
          {isOpen && (
            <MenuItem icon={icon(Send)} onSelect={() => void marks.send()}>
              {text.markSent}
            </MenuItem>
          )}
          <MenuItem icon={icon(CircleCheck)} onSelect={() => void marks.pay()}>
            {text.markPaid}
          </MenuItem>
          {prebill.viewerCanDiscard && (
            <MenuItem icon={icon(Trash2)} tone="danger" onSelect={() => setOpened('discard')}>
              {text.discard}
            </MenuItem>
          )}
        </Menu>
      )}
      {opened === 'send' && <SendDialog prebill={prebill} onClose={close} />}
      {opened === 'cfdi' && (
        <Suspense fallback={null}>
          <CfdiDialog prebill={prebill} onClose={close} />
        </Suspense>
      )}
      {opened === 'pay' && <PaymentDialog prebill={prebill} onClose={close} />}
      {opened === 'discard' && (
        <ConfirmDialog
          title={text.discardTitle}
          body={text.discardBody}
          confirm={text.discard}
          onConfirm={marks.drop}
          onClose={close}
        />
      )}
    </div>
  );
}
