import { Toast } from '@ospite/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { toastClosed, type VisitRoot } from '../../shared/visit/visit-slice';

/** Shows the latest toast; its script is loaded with the first one. */
export function Toasts() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const toast = useSelector<VisitRoot, VisitRoot['visit']['toast']>((state) => state.visit.toast);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toast
        message={toast}
        closeLabel={t('common:toast.close')}
        regionLabel={t('common:toast.region')}
        onClose={() => dispatch(toastClosed())}
      />
    </Suspense>
  );
}
