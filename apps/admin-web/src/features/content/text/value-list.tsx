import { useTranslation } from 'react-i18next';
import { valueNames } from '../content-labels';
import * as s from '../content.module.css';

/** What a text can take from the property and the site, as it is typed. */
export function ValueList() {
  const { t } = useTranslation();
  const names = Object.values(valueNames(t)).map((name) => `‹${name}›`);
  return (
    <details className={s.history}>
      <summary>{t('office:content.text.values.title')}</summary>
      <p>{t('office:content.text.values.lead')}</p>
      <p>{names.join(', ')}</p>
    </details>
  );
}
