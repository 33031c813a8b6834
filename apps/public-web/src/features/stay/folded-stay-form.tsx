import { useTranslation } from 'react-i18next';
import { StayForm, type StayFormProps } from './stay-form';
import * as s from './folded-stay-form.module.css';

/** Unfolds at a press, where there is little room. */
export function FoldedStayForm(props: StayFormProps) {
  const { t } = useTranslation();
  return (
    <details className={s.fold}>
      <summary className={s.summary}>{t('stay:form.title')}</summary>
      <StayForm {...props} />
    </details>
  );
}
