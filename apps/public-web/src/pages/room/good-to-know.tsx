import type { Property } from '@ospite/contracts/guest';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import { clock } from '../../shared/format/clock';
import { localizedText } from '../../shared/format/localized-text';
import { moneyText } from '../../shared/format/price';
import * as s from './good-to-know.module.css';

/** When to come and go, what it costs to cancel, the deposit and the rules of the house; what is unset is left out. */
export function GoodToKnow({ property }: { readonly property: Property }) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { checkin, checkout, cancellationTerms, depositTerms, houseRules } = property;
  const deposit = property.amounts.find(({ id }) => id === 'deposit')?.cents;
  return (
    <section aria-labelledby="know">
      <h2 id="know" className={s.title}>
        {t('rooms:detail.know.title')}
      </h2>
      <dl className={s.terms}>
        <Term name={t('rooms:detail.know.arrival')}>
          {t('common:hours.checkin', { from: clock(checkin.from) })}
          {checkin.announceAfter && (
            <>
              <br />
              {t('common:hours.announce', { time: clock(checkin.announceAfter) })}
            </>
          )}
        </Term>
        <Term name={t('rooms:detail.know.departure')}>
          {t('common:hours.checkout', { time: clock(checkout) })}
        </Term>
        {cancellationTerms && (
          <Term name={t('rooms:detail.know.cancellation')}>{localizedText(cancellationTerms, language)}</Term>
        )}
        {(deposit !== undefined || depositTerms) && (
          <Term name={t('rooms:detail.know.deposit')}>
            {deposit !== undefined && (
              <>
                <b>{moneyText({ from: deposit, to: deposit }, language)}</b> <br />
              </>
            )}
            {depositTerms && localizedText(depositTerms, language)}
          </Term>
        )}
        {houseRules && (
          <Term name={t('rooms:detail.know.rules')}>
            <ul>
              {linesOf(localizedText(houseRules, language)).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Term>
        )}
      </dl>
    </section>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={s.term}>
      <dt className={s.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function linesOf(text: string): readonly string[] {
  return text.split(/\n+/).filter((line) => line.trim());
}
