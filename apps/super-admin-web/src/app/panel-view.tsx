import { problemOf, useGetSuperAdminSettingsQuery, type SuperAdminSettings } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import { AlertDialog, Button, LoadState, Notice } from '@ospite/ui/office';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorProvider } from '../shared/settings-editor/settings-editor';
import { useSettingsEditor } from '../shared/settings-editor/use-settings-editor';
import { PanelTabs } from './panel-tabs';
import * as s from './panel-view.module.css';

interface PanelViewProps {
  readonly superAdminKey: string;
  readonly onLogout: () => void;
}

/** The unlocked panel. */
export function PanelView({ superAdminKey, onLogout }: PanelViewProps) {
  const { t } = useTranslation();
  const [hasUnsaved, setHasUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { data, error, isFetching, refetch } = useGetSuperAdminSettingsQuery();
  const problem = error && officeProblemText(t, problemOf(error));
  useWarningBeforeLeaving(hasUnsaved);
  const heading = useRef<HTMLHeadingElement>(null);
  // The field of the key, which had the focus, is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={s.panel}>
      <header className={s.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('super-admin:panel.heading')}
        </h1>
        <Button variant="quiet" onPress={() => (hasUnsaved ? setAsking(true) : onLogout())}>
          {t('super-admin:panel.logout')}
        </Button>
      </header>
      <main className={s.main}>
        {data && problem !== undefined && (
          <div role="alert">
            <Notice tone="bad">
              <p>{problem}</p>
            </Notice>
          </div>
        )}
        <LoadState
          data={data}
          // What was loaded, and what is typed over it, stays when it cannot be loaded again.
          problem={data ? undefined : problem}
          isFetching={isFetching}
          onRetry={refetch}
          loadingLabel={t('super-admin:panel.loading')}
          retryLabel={t('super-admin:panel.retry')}
        >
          {(settings) => (
            <Editor
              settings={settings}
              superAdminKey={superAdminKey}
              reload={refetch}
              onUnsaved={setHasUnsaved}
            />
          )}
        </LoadState>
      </main>
      <AlertDialog
        isOpen={isAsking}
        title={t('super-admin:panel.leave.title')}
        confirmLabel={t('super-admin:panel.leave.confirm')}
        cancelLabel={t('super-admin:panel.leave.cancel')}
        onConfirm={onLogout}
        onCancel={() => setAsking(false)}
      >
        <p>{t('super-admin:panel.leave.text')}</p>
      </AlertDialog>
    </div>
  );
}

interface EditorProps {
  readonly settings: SuperAdminSettings;
  readonly superAdminKey: string;
  readonly reload: () => Promise<{ readonly data?: SuperAdminSettings | undefined }>;
  readonly onUnsaved: (hasUnsaved: boolean) => void;
}

/** What is typed lives here, above the tabs, so that it survives going from one to another. */
function Editor({ settings, superAdminKey, reload, onUnsaved }: EditorProps) {
  const { editor, hasUnsaved } = useSettingsEditor(settings, superAdminKey, reload);
  useEffect(() => onUnsaved(hasUnsaved), [hasUnsaved, onUnsaved]);
  return (
    <EditorProvider value={editor}>
      <PanelTabs />
    </EditorProvider>
  );
}

/** The browser asks before the page is closed or loaded anew. */
function useWarningBeforeLeaving(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);
}
