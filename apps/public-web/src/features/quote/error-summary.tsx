import type { QuoteField } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { faultText } from './fault-text';
import { controlId, type FieldFault } from './form-values';
import * as s from './quote-form.module.css';

/** What is to be mended, each a way to its field. */
export function ErrorSummary({ faults }: { readonly faults: readonly FieldFault[] }) {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  return (
    <section className={s.problems} aria-labelledby="quote-problems">
      <h2 id="quote-problems">{t('quote:form.problems', { count: faults.length })}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault.field}>
            <a href={`#${controlId(fault.field as QuoteField)}`}>{faultText(t, fault)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
