import { useEffect, useMemo, type RefObject } from 'react';
import type { SendingRequest } from '../../shared/forms/use-guest-form';
import { saveDraft } from './draft-storage';
import { formValues } from './form-values';

/** Milliseconds without a further keystroke after which the draft is stored: storing waits for the disk. */
const PAUSE_MS = 300;

interface DraftParts {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly startedAt: RefObject<number>;
  readonly sending: RefObject<SendingRequest | null>;
  readonly search: string;
}

/** Stores what stands in the form once the guest pauses, before it is sent, and at the latest when they leave the page. */
export function useSavedDraft({ formRef, startedAt, sending, search }: DraftParts) {
  const saver = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let form: HTMLFormElement | null = null;
    const forget = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const save = () => {
      if (timer === undefined || !form) return;
      forget();
      saveDraft({ values: formValues(form), startedAt: startedAt.current, search, sending: sending.current });
    };
    const saveSoon = () => {
      clearTimeout(timer);
      form = formRef.current;
      timer = setTimeout(save, PAUSE_MS);
    };
    const saveNow = () => {
      saveSoon();
      save();
    };
    return { saveSoon, saveNow, save, forget };
  }, [formRef, startedAt, sending, search]);
  useEffect(() => {
    window.addEventListener('pagehide', saver.save);
    return () => {
      window.removeEventListener('pagehide', saver.save);
      saver.save();
    };
  }, [saver]);
  return saver;
}
