import type { ReactNode } from 'react';
import { Button } from '../forms/button';
import * as s from './states.module.css';

/** Something is loading; the ring does not turn under reduced motion. */
function Spinner({ label }: { readonly label: string }) {
  return (
    <div className={s.state} role="status">
      <span className={s.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** There is nothing to show, and why. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={s.state}>
      <svg aria-hidden="true" width="72" height="40" viewBox="0 0 72 40" fill="none" stroke="currentColor">
        <path d="M4 30c8-7 14-7 21 0s14 7 21 0 14-7 22 0" strokeWidth="2.4" strokeLinecap="round" />
        <circle cx="36" cy="12" r="7" strokeWidth="2.4" />
      </svg>
      <p className={s.title}>{title}</p>
      {children}
    </div>
  );
}

export interface ProblemStateProps {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Something could not be loaded, with a button to try again. */
export function ProblemState({ text, retryLabel, onRetry, isRetrying = false }: ProblemStateProps) {
  return (
    <div className={s.problem}>
      <p role="alert" className={s.title}>
        {text}
      </p>
      <Button variant="quiet" onPress={onRetry} isPending={isRetrying}>
        {retryLabel}
      </Button>
    </div>
  );
}

interface LoadStateProps<Data> {
  readonly data: Data | undefined;
  /** What went wrong, in words; shown above the data loaded before, which stay, since somebody may be typing in them. */
  readonly problem: string | undefined;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly loadingLabel: string;
  readonly retryLabel: string;
  readonly children: (data: Data) => ReactNode;
}

/** Loading, a problem, or the data; a problem of loading them again does not take them away. */
export function LoadState<Data>(props: LoadStateProps<Data>) {
  const { data, problem, isFetching, onRetry, loadingLabel, retryLabel, children } = props;
  const state = problem !== undefined && (
    <ProblemState text={problem} retryLabel={retryLabel} onRetry={onRetry} isRetrying={isFetching} />
  );
  if (data === undefined) return state || <Spinner label={loadingLabel} />;
  return (
    <>
      {state}
      {children(data)}
    </>
  );
}

interface NoticeProps {
  readonly tone: 'warning' | 'bad';
  readonly title?: string;
  readonly children: ReactNode;
}

/** A remark that stays until its cause is gone. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={tone === 'bad' ? s.bad : s.warning}>
      {title && <p className={s.noticeTitle}>{title}</p>}
      {children}
    </div>
  );
}
