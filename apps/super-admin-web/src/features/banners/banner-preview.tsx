import { problemOf, type BannerPreview as Preview } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import { Button, classList, Notice } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { RemovedParts } from './removed-parts';
import { useBannerPreview } from './use-banner-preview';
import { withoutForeignPictures } from './without-foreign-pictures';
import * as s from './banners.module.css';

interface BannerPreviewProps {
  readonly html: string;
  readonly label: string;
  readonly screen: 'desktop' | 'mobile';
}

/** What guests would see of a banner, what is taken out of it, and what it waits for. */
export function BannerPreview({ html, label, screen }: BannerPreviewProps) {
  const { t } = useTranslation();
  const { preview, error, isLoading, retry } = useBannerPreview(html);
  if (html.trim() === '') return <p className={s.empty}>{t('super-admin:banners.empty')}</p>;
  return (
    <div className={s.preview}>
      {error !== undefined && (
        <div role="alert">
          <Notice tone="bad" title={t('super-admin:banners.previewFailed')}>
            <p>{officeProblemText(t, problemOf(error))}</p>
            <Button variant="quiet" onPress={retry} isPending={isLoading}>
              {t('super-admin:panel.retry')}
            </Button>
          </Notice>
        </div>
      )}
      {!preview && error === undefined && <p role="status">{t('super-admin:banners.previewing')}</p>}
      {preview && <Shown preview={preview} label={label} screen={screen} />}
    </div>
  );
}

function Shown({ preview, label, screen }: Omit<BannerPreviewProps, 'html'> & { readonly preview: Preview }) {
  const { t } = useTranslation();
  const { html, removed, pictureOrigins } = preview;
  const shown = withoutForeignPictures(html, pictureOrigins, (host, alt) =>
    t('super-admin:banners.foreignPicture', { host, alt }),
  );
  return (
    <>
      <section
        className={classList(s.page, s[screen])}
        aria-label={`${t('super-admin:banners.preview')}: ${label}`}
      >
        <p className={s.label}>{t('super-admin:banners.advertising')}</p>
        {html === '' ? (
          <p>{t('super-admin:banners.nothingLeft')}</p>
        ) : (
          // Sanitised by the server, as on the site.
          <div className={s.banner} dangerouslySetInnerHTML={{ __html: shown }} />
        )}
      </section>
      {pictureOrigins.length > 0 && (
        <Notice tone="warning" title={t('super-admin:banners.foreignTitle')}>
          <p>{t('super-admin:banners.foreign', { hosts: pictureOrigins.join(', ') })}</p>
        </Notice>
      )}
      <RemovedParts removed={removed} />
      <details className={s.result}>
        <summary>{t('super-admin:banners.result')}</summary>
        <pre className={s.code} tabIndex={0}>
          {html}
        </pre>
      </details>
    </>
  );
}
