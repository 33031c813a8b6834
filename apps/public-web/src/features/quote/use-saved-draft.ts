import { useEffect, useMemo, type RefObject } from 'react';
import { saveDraft } from './draft-storage';
import { formValues } from './form-values';

/** Milliseconds without a further keystroke after which the draft is stored: storing waits for the disk. */
const PAUSE_MS = 300;

/** Stores what stands in the form once the guest pauses, and at the latest when they leave the page. */
export function useSavedDraft(formRef: RefObject<HTMLFormElement | null>, startedAt: RefObject<number>) {
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
      saveDraft({ values: formValues(form), startedAt: startedAt.current });
    };
    const saveSoon = () => {
      clearTimeout(timer);
      form = formRef.current;
      timer = setTimeout(save, PAUSE_MS);
    };
    return { saveSoon, save, forget };
  }, [formRef, startedAt]);
  useEffect(() => {
    window.addEventListener('pagehide', saver.save);
    return () => {
      window.removeEventListener('pagehide', saver.save);
      saver.save();
    };
  }, [saver]);
  return saver;
}
