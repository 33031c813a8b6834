import { AlertDialog } from '@ospite/ui/office';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, type Location } from 'react-router-dom';

/** @param discard drops what was typed into the form; null once nothing is unsaved in it */
type Mark = (form: string, discard: (() => void) | null) => void;

const MarkUnsaved = createContext<Mark>(() => {});
const IsAnyUnsaved = createContext(false);

/** Asks before a screen, or the tab, is left while something typed on it is not saved. Needs a data router. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const unsaved = useRef(new Map<string, () => void>());
  const [isAny, setAny] = useState(false);
  const mark = useCallback<Mark>((form, discard) => {
    if (discard) unsaved.current.set(form, discard);
    else unsaved.current.delete(form);
    setAny(unsaved.current.size > 0);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current.size > 0 && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  useEffect(() => {
    // Only while it is needed: the listener keeps a page out of the browser's back-forward cache.
    if (!isAny) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAny]);
  return (
    <MarkUnsaved value={mark}>
      <IsAnyUnsaved value={isAny}>{children}</IsAnyUnsaved>
      <AlertDialog
        isOpen={blocker.state === 'blocked'}
        title={t('office:forms.leaveTitle')}
        confirmLabel={t('office:forms.leave')}
        cancelLabel={t('office:forms.stay')}
        onConfirm={() => {
          for (const discard of unsaved.current.values()) discard();
          blocker.proceed?.();
        }}
        onCancel={() => blocker.reset?.()}
      >
        <p>{t('office:forms.leaveHelp')}</p>
      </AlertDialog>
    </MarkUnsaved>
  );
}

/** Whether anything typed on this screen is not saved. */
export function useIsAnyUnsaved(): boolean {
  return useContext(IsAnyUnsaved);
}

/** Another page of a list takes the forms on it away too. */
function pageOf({ pathname, search }: Location): string {
  return pathname + search;
}

/**
 * Has the guard ask while `isUnsaved`.
 * @param discard drops what was typed, when the screen is left without saving it
 * @returns a function that lets go at once, for a screen that is left in the same moment as it is saved
 */
export function useUnsaved(isUnsaved: boolean, discard: () => void): () => void {
  const mark = useContext(MarkUnsaved);
  const form = useId();
  const drop = useEffectEvent(discard);
  useEffect(() => {
    mark(form, isUnsaved ? () => drop() : null);
    return () => mark(form, null);
  }, [mark, form, isUnsaved]);
  return useCallback(() => mark(form, null), [mark, form]);
}
