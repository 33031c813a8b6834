import type { BannerPreview } from '@ospite/contracts';
import { Notice } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';

/** What is taken out of a banner, by name. */
export function RemovedParts({ removed }: Pick<BannerPreview, 'removed'>) {
  const { t } = useTranslation();
  if (removed.length === 0) return null;
  return (
    <Notice tone="warning" title={t('super-admin:banners.removedTitle')}>
      <ul>
        {removed.map(({ kind, element, name, count }) => (
          <li key={`${kind} ${element} ${name}`}>
            {t(`super-admin:banners.removed.${kind}`, { element, name })}
            {count > 1 && ` ${t('super-admin:banners.times', { count })}`}
          </li>
        ))}
      </ul>
      <p>{t('super-admin:banners.allowed')}</p>
    </Notice>
  );
}
