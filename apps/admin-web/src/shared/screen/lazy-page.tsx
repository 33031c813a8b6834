import { LoadBoundary } from '@ospite/ui/load-boundary';
import { LoadState } from '@ospite/ui/office';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A screen that is loaded when it is opened: webpack makes a file of its own of it. */
export function lazyPage<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const remember = async () => {
    loaded = await load();
    return loaded;
  };
  return function LazyPage(props: Props) {
    const [attempt, setAttempt] = useState(1);
    // What was there when the screen was opened, so that nothing is exchanged below what is being typed.
    const [Page] = useState(() => loaded);
    if (Page) return <Page {...props} />;
    return (
      <LoadBoundary key={attempt} otherwise={<NotLoaded onRetry={() => setAttempt(attempt + 1)} />}>
        <Attempt load={remember} pageProps={props} />
      </LoadBoundary>
    );
  };
}

interface AttemptProps<Props> {
  readonly load: Load<Props>;
  readonly pageProps: Props;
}

/** One try: React keeps the outcome of a lazy component forever, so another try is another component. */
function Attempt<Props extends object>({ load, pageProps }: AttemptProps<Props>) {
  const [Page] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<Loading />}>
      <Page {...(pageProps as React.ComponentProps<typeof Page>)} />
    </Suspense>
  );
}

function Loading() {
  return <PageState problem={undefined} onRetry={() => {}} />;
}

/** The site was updated in the meantime, or the connection broke. */
function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return <PageState problem={t('office:common.pageNotLoaded')} onRetry={onRetry} />;
}

interface PageStateProps {
  readonly problem: string | undefined;
  readonly onRetry: () => void;
}

function PageState({ problem, onRetry }: PageStateProps) {
  const { t } = useTranslation();
  return (
    <LoadState
      data={undefined}
      problem={problem}
      isFetching={false}
      onRetry={onRetry}
      loadingLabel={t('office:common.loading')}
      retryLabel={t('office:common.retry')}
    >
      {() => null}
    </LoadState>
  );
}
