import { problemOf, useCreatePreviewMutation } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import { Actions, Button, officeButtonClass, Panel, useToast } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../shared/formats';
import * as s from './control.module.css';

/** A signed link past the offline notice, to check the site before it goes online again. Source: specification §11. */
export function PreviewPanel() {
  const { t } = useTranslation();
  const showToast = useToast();
  const [createPreview, { data: link, error, isLoading }] = useCreatePreviewMutation({
    // The link stays while another tab is looked at.
    fixedCacheKey: 'preview',
  });

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'default', title: t('super-admin:preview.copied') });
    } catch {
      showToast({ kind: 'destructive', title: t('super-admin:preview.copyFailed') });
    }
  }

  return (
    <Panel title={t('super-admin:preview.heading')}>
      <p>{t('super-admin:preview.help')}</p>
      {error && (
        <p role="alert" className={s.failed}>
          {t('super-admin:preview.failed')}. {officeProblemText(t, problemOf(error))}
        </p>
      )}
      <Actions>
        <Button
          variant={link ? 'quiet' : 'primary'}
          onPress={() => createPreview()}
          isPending={isLoading}
          pendingLabel={t('super-admin:preview.making')}
        >
          {t('super-admin:preview.make')}
        </Button>
        {link && (
          <>
            <a className={officeButtonClass('primary')} href={link.url} target="_blank" rel="noopener">
              {t('super-admin:preview.open')}
            </a>
            <Button variant="quiet" onPress={() => copy(link.url)}>
              {t('super-admin:preview.copy')}
            </Button>
          </>
        )}
      </Actions>
      {link && (
        <div role="status">
          <p>{t('super-admin:preview.until', { time: timeText(link.expiresAt) })}</p>
          <p className={s.link}>{link.url}</p>
        </div>
      )}
    </Panel>
  );
}
