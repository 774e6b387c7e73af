import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router';
import { cfdiScreenText as text } from '#schema/text/cfdi-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { formatMoney } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/shared/ui/dialog.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { PLAN_SECTION } from '#web/shared/plans/plans-link.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { PrebillCfdiDocument, usePrebillCfdiDraftQuery, type PrebillCfdiDraftQuery } from './cfdi.generated.ts';
import { ClientFiscalForm } from './client-fiscal-form.tsx';

type Draft = PrebillCfdiDraftQuery['prebillCfdiDraft'];

export interface CfdiDialogProps {
  prebill: { id: string; number: string; client: string; clientRfc?: string | null };
  onClose: () => void;
}

const KEY_LENGTH = 8;

const Missing = ({ missing }: Pick<Draft, 'missing'>) => (
  <div role="status" className="grid gap-1 rounded-md border border-line bg-sunken p-4">
    <p className="font-medium">{text.missing}</p>
    <ul className="grid list-disc gap-1 pl-5">
      {missing.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  </div>
);

const Amounts = ({ draft }: { draft: Draft }) => (
  <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
    <dt>{text.subtotal}</dt>
    <dd className="tabular text-right">{formatMoney(draft.subtotal.centavos)}</dd>
    {draft.taxes.map(({ label, amount }) => (
      <div key={label} className="contents">
        <dt>{label}</dt>
        <dd className="tabular text-right">{formatMoney(amount.centavos)}</dd>
      </div>
    ))}
    <dt className="font-medium">{text.total}</dt>
    <dd className="tabular text-right font-medium">{formatMoney(draft.total.centavos)}</dd>
  </dl>
);

const Party = ({ label, data }: { label: string; data: { rfc: string; legalName: string; regime: string } | null }) => (
  <p className="grid gap-0.5">
    <span className="text-sm text-muted">{label}</span>
    {data ? (
      <>
        <span className="font-medium [overflow-wrap:anywhere]">{data.legalName}</span>
        <span className="font-mono">
          {data.rfc} · {data.regime}
        </span>
      </>
    ) : (
      <span>{text.noIssuer}</span>
    )}
  </p>
);

function useDownload(id: string) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const get = async (paymentForm: string | null, productKey: string | null) => {
    setBusy(true);
    try {
      const variables = { id, paymentForm, productKey };
      const { data } = await client.query({ query: PrebillCfdiDocument, variables, fetchPolicy: 'no-cache' });
      if (data) saveDocument(data.prebillCfdi);
    } catch (error) {
      showToast({ title: text.loadFailed, message: readFailure(error).message, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, get };
}

/** What the CFDI of a pre-bill says, what it lacks, and its XML. */
export function CfdiDialog({ prebill, onClose }: CfdiDialogProps) {
  const [paymentForm, setPaymentForm] = useState('');
  const [typedKey, setTypedKey] = useState('');
  const [isEditing, setEditing] = useState(false);
  const { isBusy, get } = useDownload(prebill.id);
  const asked = { paymentForm: paymentForm || null, productKey: typedKey.length === KEY_LENGTH ? typedKey : null };
  const found = usePrebillCfdiDraftQuery({ variables: { id: prebill.id, ...asked }, fetchPolicy: 'cache-and-network' });
  // While another choice is asked for, what was there stays.
  const data = found.data ?? found.previousData;
  const draft = data?.prebillCfdiDraft;
  const reload = () => found.refetch().catch(() => undefined);
  const isKeyHalf = typedKey !== '' && typedKey.length !== KEY_LENGTH;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title(prebill.number)}
      description={text.intro}
      className="sm:w-[min(44rem,calc(100vw-2rem))]"
    >
      <div className="grid grid-cols-1 gap-5 px-6 pb-6 pt-4">
        {draft ? (
          <>
            {draft.missing.length > 0 && <Missing missing={draft.missing} />}
            <div className="grid gap-5 sm:grid-cols-2">
              <div className="grid content-start gap-2">
                <Party label={text.issuer} data={draft.issuer ?? null} />
                {!draft.issuer && (
                  <Link to={`${PLAN_SECTION}&part=fiscal`} className="w-fit text-accent underline underline-offset-2">
                    {text.writeIssuer}
                  </Link>
                )}
              </div>
              <div className="grid content-start gap-2">
                <Party label={text.receiver} data={draft.receiver ?? null} />
                {draft.receiver && !isEditing && (
                  <Button variant="ghost" size="sm" className="w-fit" onClick={() => setEditing(true)}>
                    {text.changeReceiver}
                  </Button>
                )}
              </div>
            </div>
            {data && (!draft.receiver || isEditing) && (
              <ClientFiscalForm
                data={data}
                rfc={prebill.clientRfc ?? ''}
                name={prebill.client}
                onSaved={async () => {
                  setEditing(false);
                  await reload();
                }}
              />
            )}
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {draft.paymentMethod === 'PUE' && (
                <SelectField
                  label={text.paymentForm}
                  value={paymentForm}
                  onChange={({ target }) => setPaymentForm(target.value)}
                >
                  <option value="">{text.choose}</option>
                  {data?.cfdiPaymentForms.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {code} · {name}
                    </option>
                  ))}
                </SelectField>
              )}
              <TextField
                label={text.productKey}
                isOptional
                hint={text.productKeyHint}
                value={typedKey}
                placeholder={draft.productKey}
                maxLength={KEY_LENGTH}
                inputMode="numeric"
                autoComplete="off"
                className="max-w-40 font-mono"
                onChange={({ target }) => setTypedKey(target.value.replace(/\D/g, ''))}
              />
            </div>
            <Amounts draft={draft} />
            <div className="grid gap-2">
              <h3 className="font-semibold">{text.notes}</h3>
              <ul className="grid list-disc gap-1 pl-5 text-sm">
                <li>{text.method[draft.paymentMethod === 'PUE' ? 'PUE' : 'PPD']}</li>
                {draft.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </div>
          </>
        ) : found.error ? (
          <ErrorState title={text.loadFailed} {...readFailure(found.error)} onRetry={() => void reload()} />
        ) : (
          <RowsSkeleton rows={6} />
        )}
        <DialogFooter>
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {text.close}
          </Button>
          <Button
            className={TOUCH_TARGET}
            disabled={isBusy || isKeyHalf || !draft || draft.missing.length > 0}
            onClick={() => void get(asked.paymentForm, asked.productKey)}
          >
            {text.download}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
