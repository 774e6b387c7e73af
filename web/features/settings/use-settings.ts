import { useEffect, useRef, useState } from 'react';
import { settingsScreenText as text } from '#schema/text/settings-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { useConnection } from '#web/shared/connection/use-connection.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { applySettings } from './apply-settings.ts';
import { chooseAutoSave } from '#web/shared/session/auto-save.ts';
import { keepLast, keepPending, lastKept, pendingChanges } from './kept-settings.ts';
import { SettingsScreenDocument, useSaveSettingsMutation, useSettingsScreenQuery } from './settings.generated.ts';
import {
  changesOf,
  formErrors,
  formOf,
  withChanges,
  type FieldErrors,
  type SettingsForm,
} from './settings-form.rules.ts';
import { useConfirmed } from './use-confirmed.tsx';

const NETWORK = 'NETWORK';
const NO_ERRORS: FieldErrors = {};

/** The form of the settings: read, changed, saved, and kept in this browser while the server cannot be reached. */
export function useSettings() {
  const { data, error, refetch } = useSettingsScreenQuery({ fetchPolicy: 'cache-and-network' });
  const [save] = useSaveSettingsMutation({
    // Settings have no id by which the cache would find them.
    update: (cache, { data: reply }) => {
      const settings = reply?.updateSettings.settings;
      if (settings) cache.writeQuery({ query: SettingsScreenDocument, data: { settings } });
    },
  });
  const confirmed = useConfirmed();
  const { reach } = useConnection();
  const [form, setForm] = useState<SettingsForm | null>(null);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [failure, setFailure] = useState<{ code: string; message: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isPending, setPending] = useState(() => pendingChanges() !== null);
  const held = data ? formOf(data.settings) : null;
  const before = useRef<SettingsForm | null>(null);
  const version = data?.settings.version ?? 0;

  // What was read is shown, with changes of this form laid over it.
  useEffect(() => {
    if (!data) return;
    const next = formOf(data.settings);
    const open = form && before.current ? changesOf(before.current, form) : pendingChanges();
    before.current = next;
    // It may have been chosen in another browser.
    chooseAutoSave(next.preferences.autoSave);
    setForm(open ? withChanges(next, open) : next);
    keepLast(next);
    // Only a new answer of the server matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  useEffect(() => {
    if (error && !data && !form) setForm(lastKept());
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);

  const changes = form && held ? changesOf(held, form) : null;

  async function submit(): Promise<FieldErrors> {
    if (!form || !changes || isSaving) return NO_ERRORS;
    const found = formErrors(form);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return found;
    setSaving(true);
    const input = { ...changes, version };
    const result = await confirmed.run(() =>
      mutationResult(save({ variables: { input } }), ({ updateSettings }) => updateSettings),
    );
    setSaving(false);
    if (result.is === 'done') {
      keepPending(null);
      setPending(false);
      if (result.payload.settings) applySettings(formOf(result.payload.settings));
      showToast({ message: text.saved, tone: 'positive' });
      return NO_ERRORS;
    }
    const { code, message, field } = result.refusal;
    if (code === NETWORK) {
      keepPending(changes);
      setPending(true);
      return NO_ERRORS;
    }
    if (code === 'CONFIRMATION_REQUIRED') return NO_ERRORS;
    if (field && field !== 'version') {
      const wrong = { [field]: message };
      setErrors(wrong);
      return wrong;
    }
    setFailure({ code, message });
    return NO_ERRORS;
  }

  // What could not be sent is sent when the connection is back.
  const retry = useRef(submit);
  retry.current = submit;
  useEffect(() => {
    if (reach === 'online' && isPending && form) void retry.current();
  }, [reach, isPending, form]);

  return {
    form,
    setForm,
    errors,
    failure,
    isSaving,
    isPending,
    isChanged: changes !== null,
    isFromHere: !data && form !== null,
    loadFailure: error && !data ? error : null,
    submit,
    undo: () => {
      keepPending(null);
      setPending(false);
      setErrors(NO_ERRORS);
      setFailure(null);
      setForm(held);
    },
    reload: () => {
      setFailure(null);
      void refetch();
    },
    dialog: confirmed.dialog,
  };
}
