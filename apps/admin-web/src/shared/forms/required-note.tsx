import { useTranslation } from 'react-i18next';
import * as s from './save-bar.module.css';

/** What the mark beside the labels of a form means. */
export function RequiredNote() {
  const { t } = useTranslation();
  return <p className={s.state}>{t('office:forms.required')}</p>;
}
