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

/** What is not saved of a form. */
interface Unsaved {
  /** Whether all of it is kept as a draft when the screen is left; otherwise it is lost. */
  readonly isKept: boolean;
  /** Drops it. */
  readonly discard: () => void;
}

/** @param unsaved null once nothing of the form is */
type Mark = (form: string, unsaved: Unsaved | null) => void;

const MarkUnsaved = createContext<Mark>(() => {});
const IsAnyUnsaved = createContext(false);

/**
 * Asks before a screen, or the tab, is left while something typed on it is not saved, and says what becomes of it. Needs a
 * data router.
 */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const unsaved = useRef(new Map<string, Unsaved>());
  const [isAny, setAny] = useState(false);
  const [isKept, setKept] = useState(false);
  const mark = useCallback<Mark>((form, marked) => {
    if (marked) unsaved.current.set(form, marked);
    else unsaved.current.delete(form);
    setAny(unsaved.current.size > 0);
    setKept([...unsaved.current.values()].every((one) => one.isKept));
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
        confirmLabel={t(isKept ? 'office:forms.leaveKept' : 'office:forms.leave')}
        cancelLabel={t('office:forms.stay')}
        isHarmless={isKept}
        onConfirm={() => {
          // Beside what is lost, a draft stays one.
          for (const one of unsaved.current.values()) if (!one.isKept) one.discard();
          blocker.proceed?.();
        }}
        onCancel={() => blocker.reset?.()}
      >
        <p>{t(isKept ? 'office:forms.leaveKeptHelp' : 'office:forms.leaveHelp')}</p>
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
 * @param isKept whether a draft has all that was typed
 * @param discard drops what was typed, when the screen is left and it is not kept
 * @returns a function that lets go at once, for a screen that is left in the same moment as it is saved
 */
export function useUnsaved(isUnsaved: boolean, isKept: boolean, discard: () => void): () => void {
  const mark = useContext(MarkUnsaved);
  const form = useId();
  const drop = useEffectEvent(discard);
  useEffect(() => {
    mark(form, isUnsaved ? { isKept, discard: () => drop() } : null);
    return () => mark(form, null);
  }, [mark, form, isUnsaved, isKept]);
  return useCallback(() => mark(form, null), [mark, form]);
}
