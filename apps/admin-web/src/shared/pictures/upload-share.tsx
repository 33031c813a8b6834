import { useTranslation } from 'react-i18next';

/** How far an upload is. @param share of the file that has left this device; null while nothing is sent */
export function UploadShare({ share }: { readonly share: number | null }) {
  const { t } = useTranslation();
  if (share === null) return null;
  return (
    <p role="status">
      {share < 1
        ? t('office:common.picture.sending', { percent: Math.floor(share * 100) })
        : t('office:common.picture.storing')}
    </p>
  );
}
