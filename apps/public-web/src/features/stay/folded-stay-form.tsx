import { useLoaded } from '@ospite/site-engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayFormProps } from './stay-form';
import * as s from './folded-stay-form.module.css';

const loadStayForm = () => import(/* webpackChunkName: "stay-form" */ './stay-form');

/** Unfolds at a press, where there is little room, and is loaded then. */
export function FoldedStayForm(props: StayFormProps) {
  const { t } = useTranslation();
  const [opening, setOpening] = useState<object | null>(null);
  const form = useLoaded(loadStayForm, opening);
  return (
    <details className={s.fold} onToggle={({ currentTarget }) => setOpening(currentTarget.open ? {} : null)}>
      <summary className={s.summary}>{t('stay:form.title')}</summary>
      <div className={s.form}>{form ? <form.StayForm {...props} /> : t('common:states.loading')}</div>
    </details>
  );
}
